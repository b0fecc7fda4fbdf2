/** Sentences of the pandit screens. */
export const pandit = {
  pandit: {},
};

export type PanditMessages = typeof pandit;
