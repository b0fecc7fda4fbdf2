/** What the office's desk of trust says. */
export const trustMessages = {
  credit_reason_required: 'Please write why. The family reads it.',
  credit_decided: 'It is decided. We have told the family.',
  credit_unknown: 'There is no such credit.',
  credit_decided_already: 'Somebody else has just decided this. Please look at it again.',
  review_note_required: 'Please write why. The next of the office reads it.',
  review_rule_required: 'Please choose the rule by which it is hidden.',
  review_looked: 'It is noted.',
  refused_word_required: 'Please write the word.',
  refused_word_long: 'A word has at most 40 letters.',
  refused_word_one: 'Please write one word, in letters: reviews are compared word by word.',
  refused_word_script:
    'These are not the letters of that language. Please choose the language, or write it in Latin letters.',
  refused_word_known: 'This word is refused already.',
  refused_word_ordinary: 'This word is short or common: reviews that insult nobody would be refused for it.',
  refused_words_many: 'These are as many words as the list takes. Please remove one first.',
  refused_word_added: 'Added. Reviews with this word are refused from now on.',
  refused_word_removed: 'Removed. The word is no longer refused.',
  pair_note_required: 'Please write what you found. The next of the office reads it.',
  pair_looked: 'It is noted.',
  pair_unknown: 'These two are not on the list.',
} as const;
