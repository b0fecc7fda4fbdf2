/** An Indian phone: ten digits in payloads, +91 added where it meets the network. */
export const PHONE_DIGITS = 10;
export const isPhone = (text: string): boolean => /^\d{10}$/.test(text);
export const withCountry = (phone: string): string => `+91${phone}`;

/** `98765 43210`, as it is read aloud. */
export const spoken = (phone: string): string => `${phone.slice(0, 5)} ${phone.slice(5)}`;
