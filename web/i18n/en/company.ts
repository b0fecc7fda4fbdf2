/** Sentences of the pages about us: About, Contact. */
export const company = {
  about: {
    title: 'About',
    description:
      'Why {brand} exists: reviewed pandits and acharyas for families in Odisha, with dates, dakshina and duties agreed beforehand.',
    eyebrow: 'About {brand}',
    heading: 'A puja deserves more than a phone number',
    mission1:
      'In Odisha a family finds its pandit by asking around: an uncle, a neighbour, the temple down the road. It works, until the day is close and everybody is already booked.',
    mission2:
      'We keep the asking and take away the worry. A family sees who is free on its day, what the ritual takes and what it costs, and asks one pandit, who answers. From then on both know the day, the place and the dakshina, and neither has to call twice.',
    valuesTitle: 'What we hold ourselves to',
    values: {
      authenticity: 'Authenticity',
      authenticityText:
        'Rituals are done as the family and the shastra have them. We review every pandit and acharya before families can find them.',
      quality: 'Quality',
      qualityText:
        'Where something is still to be learned, an experienced acharya evaluates and trains. Only then do bookings begin.',
      accessibility: 'Accessibility',
      accessibilityText:
        'All thirty districts, prices in the open, pages that work on a small phone and a slow connection.',
      trust: 'Trust',
      trustText:
        'The dakshina is agreed before you book. An advance is paid only when asked, and returned in full if the pandit cannot come.',
    },
    families: 'For a family',
    familiesText: 'Choose the ritual and the day, and see who is free.',
    find: 'Find a Pandit',
    pandits: 'For a pandit or an acharya',
    panditsText: 'Say which rituals you offer and when you are free.',
    register: 'Register with us',
  },
  contact: {
    title: 'Contact',
    description: 'Write to {brand} about a booking, a payment or your registration.',
    heading: 'Contact us',
    lead: 'About a booking, a payment, your registration or this site: write to us, and a person answers within two working days.',
    name: 'Your name',
    reach: 'Phone number or email',
    reachHint: 'So that we can answer you.',
    message: 'Message',
    messageHint: 'If it is about a booking, please give its number.',
    send: 'Send message',
    sending: 'Sending…',
    failed: 'Your message could not be sent. Please try again.',
    sentTitle: 'We have your message',
    another: 'Write another message',
    call: 'Or call us on <call></call>.',
    quickTitle: 'Quicker answers',
    quick: {
      booking: 'Your booking',
      bookingText: '<link>My Bookings</link> shows its state and what you can do next.',
      refund: 'An advance you paid',
      refundText: 'If the pandit declines, or does not answer in time, we send it back to where it came from.',
      review: 'Your registration as a pandit',
      reviewText: 'We review it within {hours} hours. <link>Your profile</link> shows how far along it is.',
    },
  },
};
