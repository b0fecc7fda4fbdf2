/** Sentences of the customer screens. Those in the specification stand word for word. */
export const customer = {
  customer: {
    book: {
      place: 'Place Of Puja',
      placeHint: 'House, street, village or town: as you would tell the pandit.',
      time: 'Preferred start time',
      timeHint: 'Leave it empty if any time of the day suits you.',
      notes: 'Additional Notes',
      submit: 'Submit',
      sending: 'Sending…',
      next: 'You pay nothing now. The pandit answers within 48 hours, and may ask for an advance to keep the time.',
      signInNext: 'You pay nothing now. You will be asked to log in first; what you have typed is kept.',
      failed: 'Failed to send booking request.',
      forRitual: 'for this ritual',
      notCustomer: 'Pujas are booked with a customer account. Please log in as a customer to book a pandit.',
      toDashboard: 'My Dashboard',
    },
  },
};

export type CustomerMessages = typeof customer;
