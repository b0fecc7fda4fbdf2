/** Sentences of the auth screens. */
export const auth = {
  auth: {},
};

export type AuthMessages = typeof auth;
