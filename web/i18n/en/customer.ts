/** Sentences of the customer screens. */
export const customer = {
  customer: {},
};

export type CustomerMessages = typeof customer;
