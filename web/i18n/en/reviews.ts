/** Sentences of the reviews of a puja: on a booking's page, and on a pandit's. */
export const bookingReviews = {
  bookingReviews: {
    heading: 'Your review',
    more: 'Say more (optional)',
    lead: 'How was it with {pandit}? You can write until {until}. It is shown without your name, once {pandit} has written too or that day is over. It cannot be changed afterwards, but withdrawn.',
    leadPandit:
      'How was it with {family}? You can answer until {until}. {family} sees it when both have written, or after that day.',
    stars: 'Stars',
    grades: { one: '1: bad', two: '2: poor', three: '3: all right', four: '4: good', five: '5: very good' },
    questions: {
      onTime: 'Came on time?',
      conduct: 'Good recitation and conduct?',
      explained: 'Explained what was done?',
      asAgreed: 'Asked no more than agreed?',
    },
    taps: {
      prepared: 'Was the family prepared?',
      respectful: 'Was it respectful?',
      paidAsAgreed: 'Did it pay as agreed?',
      easyToFind: 'Was the place easy to find?',
    },
    yes: 'Yes',
    no: 'No',
    words: 'In your words',
    wordsHint: 'Up to 1,000 characters. Everybody can read it: no phone numbers, addresses or links.',
    send: 'Send review',
    sending: 'Sending…',
    sent: 'Thank you. Your review is kept.',
    failed: 'The review could not be sent.',
    waits: 'Your review is kept. It is shown once the other has written too, or after {until}.',
    shown: 'Your review is shown.',
    hidden: 'We do not show your review: {rule}.',
    report: 'Report this review',
    withdrawn: 'You have withdrawn your review.',
    withdraw: 'Withdraw my review…',
    withdrawWhat: 'It is deleted and no longer counts. You cannot write another one for this puja.',
    withdrawNow: 'Withdraw it',
    withdrawing: 'Withdrawing…',
    withdrawFailed: 'The review could not be withdrawn.',
    late: 'The time to write a review was over on {until}.',
    ofFamily: 'What {family} wrote',
    ofPandit: 'What {pandit} says',
    answer: 'Your answer, in public',
    ownAnswer: 'Your answer',
    answerHint: 'One answer, up to 1,000 characters. It cannot be changed.',
    answerSend: 'Answer',
    answering: 'Sending…',
    answered: 'Your answer is shown.',
    answerFailed: 'The answer could not be sent.',
  },
};

/** A review as it is shown, wherever it is. */
export const shownReviews = {
  shownReviews: {
    report: 'Report',
    reportOf: 'Report the review of {day}',
    stars: '{stars} of 5 stars',
    verified: 'Verified booking',
    heading: 'Reviews',
    none: 'Nobody has written a review yet.',
    answer: 'Answer of the pandit',
    older: 'Older reviews',
    newest: 'To the newest',
    how: 'How reviews work',
    rated: '{stars} of 5, from {reviews, plural, one {# review} other {# reviews}} of the last two years',
    new: 'New here: a rating is shown from the third review on.',
  },
};
/** What pandits say of a family, to the next one and to the family. */
export const saidOfFamily = {
  saidOfFamily: {
    heading: 'What pandits said of you',
    lead: 'The next pandit you ask reads this beside your request, without who said it. From the last two years.',
    none: 'Nothing so far.',
    label: 'What pandits before you said',
    faults: {
      hardToFind: 'hard to find ({count, number} of {of, number})',
      paidLate: 'did not pay as agreed ({count, number} of {of, number})',
      unprepared: 'was not prepared ({count, number} of {of, number})',
      disrespectful: 'was not respectful ({count, number} of {of, number})',
    },
  },
};
/** Why a review is reported, and by which rules one is hidden. */
export const reviewRules = {
  reviewRules: {
    why: {
      insult: 'It insults or threatens somebody',
      private: 'It says something private',
      unrelated: 'It is not about this puja',
      untrue: 'What it says is not true',
    },
    rules: {
      insult: 'it insults somebody',
      threat: 'it threatens somebody',
      private: 'it says something private',
      unrelated: 'it is not about this puja',
      bought: 'it was written for money, or by somebody else',
    },
  },
};
/** The page on which a review is reported. */
export const reportReview = {
  reportReview: {
    title: 'Report a review',
    about: 'What happens to it',
    unknown: 'This review is not shown',
    unknownText: 'It may have been withdrawn, or hidden by our office.',
    toFind: 'Find a pandit',
    lead: 'Somebody of our office reads it and looks at the review of {name}.',
    rules: 'When we hide a review',
    rulesText:
      'Where it insults or threatens somebody, says something private, is not about the puja, or was written for money or by somebody else. That it is bad is no reason. Who wrote it reads the rule.',
    review: 'The review',
    why: 'What is wrong with it?',
    choose: 'Please choose',
    words: 'Is there more to say?',
    send: 'Report it',
    sending: 'Sending…',
    failed: 'It could not be reported.',
    back: 'Back to {name}',
    thanks: 'Reported',
  },
};
