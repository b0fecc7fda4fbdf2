/** Specified minimum; a longer one is welcome and never cut off. */
export const PASSWORD_MIN = 6;
/** Argon2 would hash more, but a body of passwords is an attack, not a password. */
export const PASSWORD_MAX = 200;
/** How many of the most common passwords are refused. */
export const COMMON_PASSWORDS = 1000;
