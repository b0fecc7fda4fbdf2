/** What people write to each other around a booking. */

export const customerNotes: readonly (string | null)[] = [
  null,
  'We are about twenty people. Parking is in the lane behind the house.',
  'Please tell us which samagri you bring and which we should buy.',
  null,
  'My grandmother would like the katha in Odia.',
  'Third floor, the lift works.',
  null,
  'We fast until it is over, so please begin on time.',
];

export const reasons: readonly string[] = [
  'I am leading a yajna in Puri that week and cannot leave it.',
  'Your place is too far for me to reach by morning; please ask a pandit in your town.',
  'A death in our family; I may not perform pujas until the twelfth day.',
  'I have promised that morning to another family already.',
];

export const acceptances: readonly (string | null)[] = [
  null,
  'I shall come half an hour before, to prepare.',
  null,
  'Please keep a bucket of clean water and a low stool ready.',
];

export const contactMessages: readonly (readonly [name: string, days: number, read: boolean, message: string])[] = [
  ['Nirupama Mohanty', 12, true, 'Can we book a pandit for a wedding in Delhi? The family is Odia.'],
  ['Santosh Bhoi', 6, true, 'The pandit came on time and explained every step. Thank you. How can I write a review?'],
  [
    'Reena Tarai',
    3,
    false,
    'Is there somebody near Rayagada for a gruha pratistha in Magha? The search shows nobody for that week.',
  ],
  ['Prakash Hati', 1, false, 'I paid an advance yesterday and wish to add ten more guests. Does the dakshina change?'],
  ['Jayanti Majhi', 0.2, false, 'My father is a pandit in Titilagarh and has no smartphone. May I register for him?'],
];

/** What families write after a puja, by their stars. */
export const reviewWords: Readonly<Record<number, readonly (string | null)[]>> = {
  5: [
    'He came before the time and told our children what each offering means. 🙏',
    'Clear recitation, nothing hurried. My mother was very happy.',
    'Everything as agreed, also the dakshina. We shall ask him again.',
    'ପୂଜା ବହୁତ ଭଲ ହେଲା। ଧନ୍ୟବାଦ।',
    null,
  ],
  4: [
    'A good puja. The list of things came a little late.',
    'Well recited. He had to leave soon after the havan.',
    null,
  ],
  3: [
    'He came an hour late, but made up for it with patience.',
    'The puja was all right; we had hoped for more explanation.',
  ],
};

/** What pandits answer in public, to who was glad and to who was not. */
export const answers = {
  glad: ['Thank you. Blessings to your family.', 'It was a joy to see three generations sit together.'],
  sorry: ['The road was flooded that morning; I am sorry for the wait.'],
} as const;
