/** Sentences of the pages about us: About, Contact, Privacy. */
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
      'We keep the asking and take away the worry. A family sees who is free on its day, what the ritual takes and what it costs, and asks one pandit. He answers. From then on both know the day, the place and the dakshina, and neither has to call twice.',
    valuesTitle: 'What we hold ourselves to',
    values: {
      authenticity: 'Authenticity',
      authenticityText:
        'Rituals are done as the family and the shastra have them. We review every pandit and acharya before families can find him.',
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
  privacy: {
    title: 'Privacy notice',
    description: 'What {brand} keeps about you, what for, who sees it, and what you can ask of us.',
    version: 'Version {version}',
    lead: 'What we keep about you, what for, who sees it, and what you can ask of us.',
    keep: 'What we keep, and what for',
    kept: {
      account: 'Your name, phone number, e-mail address and date of birth',
      accountFor: 'to run your account, to sign you in and to reach you.',
      booking: 'The place, the day and the notes of a puja you ask for',
      bookingFor: 'so that the pandit can come prepared.',
      payment: 'What was asked, paid and refunded',
      paymentFor: 'to keep the books. Your card or UPI details stay with the payment service; we never see them.',
      priest: 'Of pandits and acharyas also: photo, place, temple, languages, rituals, prices and how the review went',
      priestFor: 'so that families can choose, and to keep our promise that everyone was reviewed.',
      signIn: 'When you signed in, and with what kind of browser',
      signInFor: 'to protect your account. One cookie keeps you signed in; none follows you anywhere.',
    },
    see: 'Who sees it',
    seen: {
      pandit: 'A pandit you ask sees your name and the place; your phone number once the booking is confirmed.',
      family:
        'Families see a pandit’s name, photo, place, languages and prices; his phone number once they have asked him for a puja.',
      us: 'Our staff see what they need to review registrations and to help. We sell nothing to anybody.',
    },
    long: 'How long',
    longText:
      'As long as you have an account. When you end it we remove who you are; bookings and payments stay in the books without your name, as accounts have to be kept.',
    ask: 'What you can ask of us',
    askText:
      'In <profile>your profile</profile> you can see, correct and download your details, and withdraw your consent by ending your account. For anything else, or to complain, <contact>write to us</contact>. If our answer does not satisfy you, you can turn to the Data Protection Board of India.',
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
    quickTitle: 'Perhaps quicker',
    quick: {
      booking: 'Your booking',
      bookingText: 'Its state, and what you can do next, stand in <link>My Bookings</link>.',
      refund: 'An advance you paid',
      refundText: 'If the pandit declines, or does not answer in time, it goes back to where it came from by itself.',
      review: 'Your registration as a pandit',
      reviewText: 'We review it within {hours} hours. <link>Your profile</link> shows how far it is.',
    },
  },
};

export type CompanyMessages = typeof company;
