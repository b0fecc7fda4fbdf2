/** The shelves of the catalogue, in the order visitors see them. */
export interface DemoCategory {
  readonly key: string;
  readonly name: string;
  readonly description: string;
}

export const categories = [
  {
    key: 'home',
    name: 'Home and Prosperity',
    description: 'Thanksgiving, a new home and the worship that gathers a household.',
  },
  {
    key: 'samskara',
    name: 'Childhood and Samskaras',
    description: 'The rites that mark a life as it grows, from the naming to the sacred thread.',
  },
  {
    key: 'marriage',
    name: 'Marriage',
    description: 'The promise of two families, and the wedding itself.',
  },
  {
    key: 'shanti',
    name: 'Shanti, Japa and Homa',
    description: 'Chanting, abhisheka and fire offerings, for peace at home and in the mind.',
  },
  {
    key: 'work',
    name: 'Work, Shop and Vehicle',
    description: 'A prayer before the first day of trade, the first journey or the first brick.',
  },
  {
    key: 'odia',
    name: 'Odia Festivals and Bratas',
    description: 'Observances families keep themselves; a pandit helps with the samagri and reads the katha.',
  },
  {
    key: 'ancestors',
    name: 'Remembering Ancestors',
    description: 'Shraddha and tarpan, offered quietly and on their own day.',
  },
] as const satisfies readonly DemoCategory[];

export type CategoryKey = (typeof categories)[number]['key'];
