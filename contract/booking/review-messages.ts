/** What is said about reviews of a puja. */
export const reviewMessages = {
  review_written: 'Thank you. It is shown once both have written, or when the time to write is over.',
  review_withdrawn: 'Your review is withdrawn.',
  review_answered: 'Your answer is shown beside the review.',
  review_not_held: 'A review can be written once the puja is completed.',
  review_twice: 'You have reviewed this puja already. A review can be withdrawn, but not written anew.',
  review_late: 'Reviews can be written for {days} days after the puja is completed. That time is over.',
  review_unknown: 'We could not find this review.',
  answer_twice: 'You have answered this review already.',
  answer_required: 'Please write your answer.',
  stars_required: 'Please choose one to five stars.',
  choice_required: 'Please choose one of the two.',
  words_long: 'Please write at most 1,000 characters.',
  words_phone: 'Please leave out phone numbers.',
  words_email: 'Please leave out e-mail addresses and account names.',
  words_link: 'Please leave out links. After a full stop a space is needed.',
} as const;
