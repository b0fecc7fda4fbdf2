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
      '<steps><item>Choose the ritual and the day on <find>Find a Pandit</find>. You see who is free, and what they ask.</item><item>Send them your request with the place of the puja. It costs nothing.</item><item>They have {answer} hours to answer, or until {known} hours before the puja if that is sooner. They accept, decline with a reason, or ask for an advance.</item><item>If they ask for an advance, the time is kept for you. You have {advance} hours to pay it or to decline.</item><item>Once you have paid, they have {advance} hours to confirm.</item><item>After the puja you pay the rest of the dakshina: online on the page of the booking, or in cash to the pandit.</item></steps><p>Until they have answered, you can cancel your request in <bookings>My Bookings</bookings>; after that you can on the page of the booking, and our <refunds>refund policy</refunds> says what comes back. If nobody answers in time, the request runs out and you can ask somebody else.</p>',
    codes: 'Codes',
    codesText:
      '<p>A code has six digits, comes to your phone and is good for {minutes} minutes. A new one can be sent after {seconds} seconds, {sends} in an hour. After {tries} wrong tries a code is void.</p><p>Nobody from us ever asks you for a code, by phone or otherwise.</p><p>Forgotten your password? Choose OTP on the <login>login page</login>.</p>',
    payments: 'Payments',
    paymentsText:
      '<p>The price is the one you saw when you asked; it does not change afterwards. You can pay two things here: the advance, if the pandit asks for one, and the rest of the dakshina once the puja has begun. Both go by UPI or card through a payment service; we never see your card. You may also give the rest to the pandit in cash. Then both of you say how much it was, and get one receipt over the whole.</p><p>If money left your account but the booking does not show it, do not pay again. We ask the payment service by ourselves, and it shows within minutes.</p>',
    refunds: 'Refunds',
    refundsText:
      '<p>An advance comes back in full if the pandit cannot come or does not confirm in time; nobody has to ask for it. When you cancel, the hour of the cancellation decides how much comes back. The rest of the dakshina can come back too, if we decide a complaint that way. The <refunds>refund policy</refunds> has it exactly.</p>',
    reviews: 'How reviews work',
    reviewsText:
      '<p>Only a family whose puja was completed can review its pandit, once, within {reviewDays} days. The pandit says how it was with the family. Neither side reads the other’s review before both have written or the time is over. We give nothing for a review, and we treat good and bad ones alike.</p><p>We show reviews without names, the newest first. A review may contain no phone number, address, link or insult. Its writer can withdraw a review, but not change it; the pandit can answer once.</p><p>Every reader can report a review, the pandit too. Our office looks at it and hides it where it insults or threatens somebody, says something private, is not about the puja, or was written for money or by somebody else. A bad rating alone is no reason. We tell the writer which rule decided. We also look at several new bad reviews of one pandit within a day.</p><p>Each family counts once for its pandit, by its newest review. “Verified booking” means that money went through us, or that the puja was called done after its hours had passed. The rating is the mean of the last {ratedMonths} months, as if there were {invisible} more reviews, each as good as the average of all pandits: so one very good or very bad day decides little. With fewer than {fewest} reviews a pandit is new and has none.</p><p>The page may also show how reliable a pandit is: how many of their requests they answered within {answeredHours} hours, and how many of their promised pujas were held, in the last {reliedMonths} months. Another time that they propose is an answer. It is shown where there are {counted} or more to count; what a family or we called off does not count, unless we found that the pandit had not come. Nobody can write it or pay for it.</p><p>The next pandit reads what pandits tap about a family (hard to find, not paid as agreed), with its count. The family reads the same under its profile.</p><p>The order “recommended” is by rating, the best first. A pandit with fewer than {fewest} reviews is ranked at the average of all pandits; of equals, the one who joined last comes first. Price and commission have no part in it.</p>',
    phones: 'Phone numbers',
    phonesText:
      '<p>Once the booking is confirmed you see the pandit’s number, and they see yours. Before that neither of you sees the other’s, and nobody sees an e-mail address. Their page shows no number.</p><p>Until the day is agreed, phone numbers, mail addresses and links are left out of all that the two of you write to each other: notes, messages, reasons and what you say of a complaint. Photos can be sent from then on, for a number can stand on one.</p>',
    pandits: 'For pandits and acharyas',
    panditsText:
      '<p>After you <register>register</register>, we review you within {review} hours; an acharya may evaluate or train you first. Then you name your rituals and prices, declare your free days and answer requests. Of an advance {commission} % is our commission. On the rest of the dakshina we take no commission, whether the family pays online or in cash.</p>',
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
      '<p>We bring families and pandits together: we review pandits, show who is free and at what price, carry the request and the answer, and hold what a family pays through us until the puja is completed. The puja itself is an agreement between the family and the pandit.</p>',
    account: 'Accounts',
    accountText:
      '<p>An account belongs to one person and one phone number. Give your own details, and keep your password and codes to yourself. Pandits and acharyas are open to bookings once we have approved them. We may close an account that is used to deceive or to harm.</p>',
    booking: 'Bookings',
    bookingText:
      '<p>A request binds nobody. A booking is agreed once the pandit has accepted it: then both are expected to keep the day, the place and the price. The price is the one shown when the request was sent. How long each step may take is on the <help>Help page</help>.</p>',
    money: 'Money',
    moneyText:
      '<p>An advance is between one rupee and the whole price, is paid through a payment service, and is held for the family until the puja. When the booking is completed, {commission} % of the advance is our commission and the remainder goes to the pandit.</p><p>The rest of the dakshina is due once the puja has begun. The family pays the rest online through us, or in cash to the pandit; we take no commission on it. What is paid online goes to the pandit in full when the booking is completed. What is given in cash does not pass through us: both sides say how much it was.</p><p>If the two say different sums, or one of them reports that something went wrong, the money we hold waits until we have decided. When money comes back is in the <refunds>refund policy</refunds>.</p>',
    conduct: 'Conduct',
    conductText:
      '<p>Families and pandits treat each other with respect. Nobody is refused or treated worse for caste, gender, language or means. Nobody promises healing, luck or success for money: a puja is worship.</p>',
    content: 'What you write and upload',
    contentText:
      '<p>Names, photos, notes, messages and reviews stay yours; you let us show them where the product needs them. Upload only pictures you may share.</p>',
    limits: 'What we do not answer for',
    limitsText:
      '<p>We answer for what we do ourselves: the review, the booking and the money that is paid through us. How a ritual is held, what is given in cash and what is agreed beside the booking is between the family and the pandit. No right that the law gives you is taken away here.</p>',
    law: 'Law and changes',
    lawText:
      '<p>The law of India applies. When these terms change, the new ones are here before they count; bookings made before keep the terms they were made with.</p>',
  },
  privacy: {
    title: 'Privacy notice',
    description: 'What {brand} keeps about you, what for, who sees it, and what you can ask of us.',
    version: 'Version of {version}',
    lead: 'What we keep about you, what for, who sees it, and what you can ask of us.',
    keep: 'What we keep, and what for',
    keptOf: {
      you: 'You and your account',
      bookings: 'Bookings and payments',
      priests: 'Pandits and acharyas',
      reach: 'Signing in and messages',
    },
    kept: {
      account:
        'Your name and phone number, and what you add to your profile: your name in Odia and Hindi letters, e-mail address, date of birth, gender, address, photo, occupation, education, and whom to call in an emergency (name, phone number, relation)',
      accountFor:
        'to run your account, to sign you in and to reach you, or the person you named when we cannot reach you. Please tell that person. You can remove what you added at any time.',
      booking: 'The place, the day and the notes of a puja you ask for, and each step of the booking',
      bookingFor: 'so that the pandit can come prepared, and both sides can read what was agreed.',
      payment: 'What was asked, paid online, refunded, given as credit, and said to be given in cash',
      paymentFor: 'to keep the books. Your card or UPI details stay with the payment service; we never see them.',
      priest:
        'Of pandits and acharyas also: place, temple, years of experience, languages, rituals, prices, the advance they ask for, who referred them, free days, earnings, how the review went, and how many requests and promised pujas they kept',
      priestFor: 'so that families can choose, to pay pandits, and to keep our promise that everyone was reviewed.',
      letters: 'Messages and photos that the two sides of a booking send each other',
      lettersFor:
        'so that you can agree on what is needed. Phone numbers, e-mail addresses and links are left out until the day is agreed, and photos can be sent from then on. We delete messages and their photos after a year.',
      cases: 'What you report when something is not right, with the photos you add',
      casesFor:
        'so that we can decide fairly. The other side may read your words and answer, but never sees your photos. We delete the photos a year after the decision.',
      review: 'What you write in a review of a puja, and what a pandit says about a family',
      reviewFor:
        'so that others can choose. A review is shown without your name, and removed when you withdraw it or end your account. What you report of a review is read by our staff alone, and deleted after a year.',
      lists: 'The pandits you keep in your list, and the days you wait for',
      listsFor:
        'so that you find a pandit again, and hear when a day opens. A place on a waiting list is deleted three months after the day.',
      familyDays: 'Family days that you save: what the day is, the name you give it, and its date by the moon',
      familyDaysFor:
        'to say when the day falls each year, and to remind you. Our staff see of them what our messages to you say. You can remove them at any time.',
      almanac: 'The district and the almanac (panji) that you chose, and your birth star where you set it',
      almanacFor:
        'to show hours and festivals as they are where you live, and what a day is worth by your star. You can remove the star at any time.',
      notices: 'Which language you read, which messages you want, and the messages we sent you',
      noticesFor: 'to reach you in time and only as you wish. Messages that were sent are deleted after three months.',
      signIn: 'When you signed in, from which address, and with what kind of browser',
      signInFor:
        'to protect your account. One cookie keeps you signed in, one knows this browser when it asks for a code; none follows you anywhere. A pandit’s phone keeps the pages of the last day, to show them without a network, until somebody signs out.',
      consent: 'When you agreed to this notice, and to which version',
      consentFor: 'because the law asks us to show it.',
      message: 'What you write to us',
      messageFor: 'to answer you. It stays until you ask us to remove it.',
      code: 'A phone number to which a code was sent',
      codeFor: 'to count tries and to keep strangers from using it. Deleted within hours, unless it became an account.',
    },
    see: 'Who sees it',
    seen: {
      pandit:
        'A pandit you ask sees your name, the place and your messages; your phone number once the booking is confirmed.',
      family:
        'Families see a pandit’s name, photo, place, languages, prices, reviews and how they keep to their word; the phone number once a puja is confirmed.',
      us: 'Our staff can look at your account, your bookings, payments and cases, and the messages we sent you, to review registrations, to help you and to decide what you report. Each look at a person is written down.',
      letters:
        'Our staff can read the messages and photos between the two sides of a booking only where one of them reported a message or opened a case, and only the member of staff who has taken that case. Each look is written down.',
      nobody: 'We sell nothing to anybody.',
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
    description: 'When an advance or the rest of the dakshina comes back, when it does not, and how long it takes.',
    lead: 'When an advance or the rest of the dakshina comes back, when it does not, and how long it takes.',
    full: 'An advance comes back in full',
    fullText:
      '<list><item>The pandit does not confirm within {advance} hours after you paid, or {known} hours before the puja begins if that is sooner.</item><item>You cancel before the pandit has confirmed.</item><item>The pandit says that they cannot attend.</item><item>Your payment arrives when the booking can no longer take it: you had declined, the time to pay was over, or it had been paid already.</item></list><p>Nobody has to ask for it. Nothing is kept back, no fee of ours or of the payment service.</p>',
    nothing: 'When nothing was paid',
    nothingText:
      '<p>A request costs nothing, nor does cancelling one that has not been answered or declining an advance. No money has been taken then.</p>',
    confirmed: 'After the pandit has confirmed',
    confirmedText:
      '<p>A family can cancel on the page of its booking until the puja begins. What comes back of the advance depends on when:</p><policy></policy><list><item>A booking keeps the terms that stood when it was asked for.</item><item>What you paid with credit comes back as credit, whole.</item><item>What does not come back goes to the pandit, who kept the day free, less our commission.</item><item>If the puja cannot take place for another reason, <contact>write to us</contact> at once with the number of the booking.</item><item>A puja counts as held when the pandit says so, or {held} hours after its end; the advance then goes to the pandit.</item></list>',
    rest: 'The rest of the dakshina',
    restText:
      '<p>You pay the rest of the dakshina once the puja has begun: online through us, or in cash to the pandit.</p><list><item>A payment of the rest that arrives twice or too late comes back in full, and so does one for a puja that is called off after all. Nobody has to ask for it.</item><item>If something was wrong with the puja, report it on the page of the booking. Until we have decided, the money that we hold waits. Our decision can give back a part or all of what you paid through us, the rest included.</item><item>We cannot give back cash. If you were asked for more than agreed, report that on the page of the booking as well.</item></list>',
    how: 'How it comes back',
    howText:
      '<p>To where you paid from: the same card or UPI account. It is sent off at once; banks take 5 to 7 working days. In <bookings>My Bookings</bookings> the booking says what came back, and you get a message when it is on its way.</p>',
  },
  complaints: {
    /** On a page whose English text binds both sides. */
    binding: 'This page is a translation. Where it differs from the English text, the English text counts.',
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
