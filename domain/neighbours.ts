/**
 * Districts of Odisha that share a border, as a map shows them, each pair once. From a neighbouring district a pandit can come for
 * a puja and be home the same day.
 */
const borders: Readonly<Record<string, readonly string[]>> = {
  Angul: ['Boudh', 'Cuttack', 'Deogarh', 'Dhenkanal', 'Keonjhar', 'Nayagarh', 'Sambalpur', 'Sundargarh'],
  Balangir: ['Bargarh', 'Boudh', 'Kalahandi', 'Kandhamal', 'Nuapada', 'Subarnapur'],
  Balasore: ['Bhadrak', 'Keonjhar', 'Mayurbhanj'],
  Bargarh: ['Jharsuguda', 'Nuapada', 'Sambalpur', 'Subarnapur'],
  Bhadrak: ['Jajpur', 'Kendrapara', 'Keonjhar'],
  Boudh: ['Kandhamal', 'Nayagarh', 'Sambalpur', 'Subarnapur'],
  Cuttack: ['Dhenkanal', 'Jagatsinghpur', 'Jajpur', 'Kendrapara', 'Khordha', 'Nayagarh', 'Puri'],
  Deogarh: ['Sambalpur', 'Sundargarh'],
  Dhenkanal: ['Jajpur', 'Keonjhar'],
  Gajapati: ['Ganjam', 'Kandhamal', 'Rayagada'],
  Ganjam: ['Kandhamal', 'Khordha', 'Nayagarh', 'Puri'],
  Jagatsinghpur: ['Kendrapara', 'Puri'],
  Jajpur: ['Kendrapara', 'Keonjhar'],
  Jharsuguda: ['Sambalpur', 'Sundargarh'],
  Kalahandi: ['Kandhamal', 'Koraput', 'Nabarangpur', 'Nuapada', 'Rayagada'],
  Kandhamal: ['Nayagarh', 'Rayagada'],
  Keonjhar: ['Mayurbhanj', 'Sundargarh'],
  Khordha: ['Nayagarh', 'Puri'],
  Koraput: ['Malkangiri', 'Nabarangpur', 'Rayagada'],
  Sambalpur: ['Subarnapur', 'Sundargarh'],
};

/** The districts beside one; none for a name that is no district of ours. */
export const neighboursOf = (district: string): readonly string[] => [
  ...(borders[district] ?? []),
  ...Object.keys(borders).filter((other) => borders[other]?.includes(district)),
];
