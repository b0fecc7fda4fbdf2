/** An Indian pincode; none begins with 0. */
export const isPincode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);
