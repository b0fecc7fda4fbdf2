/** The privacy notice people agree to when they sign up; a new text is a new version (`/privacy`). */
export const NOTICE_VERSION = '2026-11-23';
