/** Sentences of the admin screens. */
export const admin = {
  admin: {},
};

export type AdminMessages = typeof admin;
