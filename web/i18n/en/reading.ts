/**
 * Sentences of the pages one reads: Help, Terms, Privacy, Refund policy. They say what the product does and no more;
 * figures come from the domain. In a section `<p>`, `<list>` and `<item>` are what they say.
 */
export const reading = {
  help: {
    title: 'Help',
    description: 'How a booking goes, codes, payments, refunds, and who sees whose phone number.',
    lead: 'How a booking goes, and what to do when something does not.',
    booking: 'How a booking goes',
    bookingText:
      '<list><item>Choose the ritual and the day on <find>Find a Pandit</find>. You see who is free, and what they ask.</item><item>Send them your request with the place of the puja. It costs nothing.</item><item>They have {answer} hours to answer, or until {known} hours before the puja if that is sooner. They accept, decline with a reason, or ask for an advance.</item><item>If they ask for an advance, the time is kept for you. You have {advance} hours to pay it or to decline.</item><item>Once you have paid, they have {advance} hours to confirm.</item><item>After the puja you pay them the rest of the dakshina yourself.</item></list><p>Until they have answered, you can cancel your request in <bookings>My Bookings</bookings>; after that you can on the page of the booking, and our <refunds>refund policy</refunds> says what comes back. If nobody answers in time, the request runs out by itself and you can ask somebody else.</p>',
    codes: 'Codes',
    codesText:
      '<p>A code has six digits, comes to your phone and is good for {minutes} minutes. A new one can be sent after {seconds} seconds, {sends} in an hour. After {tries} wrong tries a code is void.</p><p>Nobody from us ever asks you for a code, by phone or otherwise.</p><p>Forgotten your password? Choose OTP on the <login>login page</login>.</p>',
    payments: 'Payments',
    paymentsText:
      '<p>The price is the one you saw when you asked; it does not change afterwards. Only an advance is paid here, by UPI or card through a payment service. We never see your card.</p><p>If money left your account but the booking does not show it, do not pay again. We ask the payment service by ourselves, and it shows within minutes.</p>',
    refunds: 'Refunds',
    refundsText:
      '<p>An advance comes back in full and by itself if the pandit cannot come or does not confirm in time. The <refunds>refund policy</refunds> has it exactly.</p>',
    reviews: 'How reviews work',
    reviewsText:
      '<p>Only a family whose puja was completed can review its pandit, once, within {reviewDays} days. The pandit says how it was with the family. Neither reads the other’s before both have written or the time is over. Nobody is given anything for a review, and good and bad ones are treated alike.</p><p>Reviews are shown without names, the newest first. No phone numbers, addresses or links are taken. Whoever wrote a review can withdraw it, but not change it; the pandit can answer once.</p><p>The rating is the mean of the last {ratedMonths} months, as if {invisible} more reviews stood beside it that are as good as those of all pandits together: so one very good or very bad day decides little. With fewer than {fewest} reviews a pandit is new and has none.</p><p>Beside it may stand how the pandit keeps to their word: how many of a hundred requests they answered within {answeredHours} hours, and how many of a hundred promised pujas were held, in the last {reliedMonths} months. It is shown where there are {counted} or more to count; what a family or we called off does not count. Nobody can write it or pay for it.</p><p>The order “recommended” is by rating, the best first. Who has fewer than {fewest} reviews stands where the average of all pandits is, and of equals the one who joined last comes first. Price and commission have no part in it.</p>',
    phones: 'Phone numbers',
    phonesText:
      '<p>With your booking you see the pandit’s number. They see yours once the booking is confirmed, and never your e-mail address. Their page shows no number.</p>',
    pandits: 'For pandits and acharyas',
    panditsText:
      '<p>After you <register>register</register>, we review you within {review} hours; an acharya may evaluate or train you first. Then you name your rituals and prices, declare your free days and answer requests. Of an advance {commission} % is our commission, the rest is yours; what families pay you after the puja is yours alone.</p>',
    account: 'Your account',
    accountText:
      '<p>In <profile>your profile</profile> you can correct your details, change your password, sign out everywhere, download what we keep about you, and end your account.</p>',
    more: 'Anything else',
    moreText: '<p><contact>Write to us</contact>. A person answers within two working days.</p>',
  },
  terms: {
    title: 'Terms',
    description: 'What {brand} does, what families and pandits can expect of it and of each other.',
    lead: 'What we do, and what families and pandits can expect of us and of each other.',
    what: 'What we do',
    whatText:
      '<p>We bring families and pandits together: we review pandits, show who is free and at what price, carry the request and the answer, and keep an advance until the puja. The puja itself is an agreement between the family and the pandit.</p>',
    account: 'Accounts',
    accountText:
      '<p>An account belongs to one person and one phone number. Give your own details, and keep your password and codes to yourself. Pandits and acharyas are open to bookings once we have approved them. We may close an account that is used to deceive or to harm.</p>',
    booking: 'Bookings',
    bookingText:
      '<p>A request binds nobody. A booking stands once the pandit has accepted it: then both are expected to keep the day, the place and the price. The price is the one shown when the request was sent. How long each step may take is on the <help>Help page</help>.</p>',
    money: 'Money',
    moneyText:
      '<p>An advance is between one rupee and the whole price, is paid through a payment service, and is held for the family until the puja. When the booking is completed, {commission} % of the advance is our commission and the rest goes to the pandit. The rest of the dakshina is paid to them directly. When an advance comes back is in the <refunds>refund policy</refunds>.</p>',
    conduct: 'Conduct',
    conductText:
      '<p>Families and pandits treat each other with respect. Nobody is refused or treated worse for caste, gender, language or means. Nobody promises healing, luck or success for money: a puja is worship.</p>',
    content: 'What you write and upload',
    contentText:
      '<p>Names, photos and notes stay yours; you let us show them where the product needs them. Upload only pictures you may share.</p>',
    limits: 'What we do not answer for',
    limitsText:
      '<p>We answer for what we do ourselves: the review, the booking and the advance. How a ritual is held and what is agreed beside the booking is between the family and the pandit. No right that the law gives you is taken away here.</p>',
    law: 'Law and changes',
    lawText:
      '<p>The law of India applies. When these terms change, the new ones are here before they count; bookings made before keep the terms they were made with.</p>',
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
      review: 'What you write in a review of a puja',
      reviewFor:
        'so that others can choose. It is shown without your name, and removed when you withdraw it or end your account.',
      message: 'What you write to us',
      messageFor: 'to answer you. It stays until you ask us to remove it.',
      code: 'A phone number to which a code was sent',
      codeFor: 'to count tries and to keep strangers from using it. Deleted within hours, unless it became an account.',
    },
    see: 'Who sees it',
    seen: {
      pandit: 'A pandit you ask sees your name and the place; your phone number once the booking is confirmed.',
      family:
        'Families see a pandit’s name, photo, place, languages and prices; the phone number once they have asked for a puja.',
      us: 'Our staff see what they need to review registrations and to help. We sell nothing to anybody.',
    },
    long: 'How long',
    longText:
      'As long as you have an account. When you end it we remove who you are; bookings and payments stay in the books without your name, as accounts have to be kept.',
    board: 'If our answer does not satisfy you, you can turn to the Data Protection Board of India.',
    ask: 'What you can ask of us',
    askText:
      'In <profile>your profile</profile> you can see, correct and download your details, and withdraw your consent by ending your account. For anything else, <contact>write to us</contact>.',
  },
  refunds: {
    title: 'Refund policy',
    description: 'When an advance comes back, when it does not, and how long it takes.',
    lead: 'When an advance comes back, when it does not, and how long it takes.',
    full: 'It comes back in full',
    fullText:
      '<list><item>The pandit does not confirm within {advance} hours after you paid, or {known} hours before the puja begins if that is sooner.</item><item>You cancel before the pandit has confirmed.</item><item>The pandit says that they cannot attend.</item><item>Your payment arrives when the booking can no longer take it: you had declined, the time to pay was over, or it had been paid already.</item></list><p>Nobody has to ask for it. Nothing is kept back, no fee of ours or of the payment service.</p>',
    nothing: 'There is nothing to give back',
    nothingText:
      '<p>A request costs nothing, nor does cancelling one that has not been answered or declining an advance. No money has been taken then.</p>',
    confirmed: 'After the pandit has confirmed',
    confirmedText:
      '<p>A family can cancel on the page of its booking until the puja begins. What comes back of the advance depends on when:</p><policy></policy><p>A booking keeps what was promised when it was asked for. What stays goes to the pandit, who kept the day free, less our commission. If the puja cannot take place for another reason, <contact>write to us</contact> at once with the number of the booking. A puja counts as held when the pandit says so, or {held} hours after its end; the advance then goes to the pandit.</p>',
    rest: 'The rest of the dakshina',
    restText: '<p>What you pay the pandit after the puja never passes through us, and we cannot give it back.</p>',
    how: 'How it comes back',
    howText:
      '<p>To where you paid from: the same card or UPI account. It is sent off at once; banks take 5 to 7 working days. In <bookings>My Bookings</bookings> the booking says what came back, and you get a message when it is on its way.</p>',
  },
  complaints: {
    title: 'Complaints',
    operator: '{brand} is run by {name}.',
    address: 'Address: {address}',
    text: 'Tell us what went wrong and give the number of the booking. We confirm that we have your complaint within 48 hours and settle it within a month.',
    officer: 'Grievance officer: {name}',
    email: 'E-mail: <mail></mail>',
    phone: 'Phone: <call></call>',
    form: 'Complaints reach us through the <contact>contact form</contact>.',
  },
};
