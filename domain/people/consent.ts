/**
 * The privacy notice people agree to when they sign up (`/privacy`): the day of its text. A text that names something new that we keep, or
 * somebody new who sees it, is a new version, and people who agreed to an earlier one are asked again (Digital Personal Data Protection Act 2023, s. 5 and 6).
 */
export const NOTICE_VERSION = '2026-11-27';

/** Whether a person has yet to agree to the notice of today: what they agreed to last is older. */
export const isAskedAnew = (agreedTo: string | null): boolean => agreedTo !== null && agreedTo < NOTICE_VERSION;
