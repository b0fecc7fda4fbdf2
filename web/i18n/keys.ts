/** Whether a catalogue has words for what the server sent; newer servers may know more than this page. */
export const isIn = <T extends object>(catalogue: T, key: string | undefined): key is keyof T & string =>
  key !== undefined && Object.hasOwn(catalogue, key);
