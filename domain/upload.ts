/** Limits of uploads (specification, admin and pandit, section 9), in bytes. */
export const RITUAL_IMAGE_MAX = 5 * 1024 * 1024;
export const LETTER_PHOTO_MAX = 5 * 1024 * 1024;
export const CASE_IMAGE_MAX = 5 * 1024 * 1024;
export const PROFILE_IMAGE_MAX = 1024 * 1024;
/** Larger pictures than this are refused before they are decoded: a small file can hold a huge one. */
export const IMAGE_PIXELS_MAX = 24_000_000;
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
