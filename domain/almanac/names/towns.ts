/** Where the sun is seen to rise: at the headquarters of a district. Coordinates: GeoNames (CC BY 4.0). */
const written = `
Angul | Angul | 20.8409 | 85.1019
Balangir | Balangir | 20.7042 | 83.4903
Balasore | Balasore | 21.4927 | 86.9335
Bargarh | Bargarh | 21.3335 | 83.6191
Bhadrak | Bhadrak | 21.0545 | 86.5156
Boudh | Boudh | 20.8377 | 84.3262
Cuttack | Cuttack | 20.465 | 85.8793
Deogarh | Deogarh | 21.5383 | 84.7334
Dhenkanal | Dhenkanal | 20.6574 | 85.5969
Gajapati | Paralakhemundi | 18.7762 | 84.095
Ganjam | Chhatrapur | 19.3557 | 84.9836
Jagatsinghpur | Jagatsinghpur | 20.2557 | 86.1711
Jajpur | Jajpur | 20.8485 | 86.3373
Jharsuguda | Jharsuguda | 21.8553 | 84.007
Kalahandi | Bhawanipatna | 19.9072 | 83.167
Kandhamal | Phulbani | 20.481 | 84.2306
Kendrapara | Kendrapara | 20.5017 | 86.4223
Keonjhar | Keonjhar | 21.6318 | 85.5969
Khordha | Bhubaneswar | 20.2961 | 85.8245
Koraput | Koraput | 18.812 | 82.7105
Malkangiri | Malkangiri | 18.3643 | 81.888
Mayurbhanj | Baripada | 21.9346 | 86.7285
Nabarangpur | Nabarangpur | 19.2311 | 82.5483
Nayagarh | Nayagarh | 20.1288 | 85.0963
Nuapada | Nuapada | 20.8 | 82.53
Puri | Puri | 19.7982 | 85.8249
Rayagada | Rayagada | 19.1713 | 83.4143
Sambalpur | Sambalpur | 21.4653 | 83.9757
Subarnapur | Sonepur | 20.8333 | 83.9167
Sundargarh | Sundargarh | 22.1167 | 84.0333
`;

export interface Town {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

export interface Headquarters extends Town {
  readonly district: string;
}

export const headquarters: readonly Headquarters[] = written
  .trim()
  .split('\n')
  .map((line) => {
    const [district = '', name = '', lat, lon] = line.split('|').map((part) => part.trim());
    return { district, name, lat: Number(lat), lon: Number(lon) };
  });

/** Undefined for one we do not know. */
export const headquartersOf = (name: string): Headquarters | undefined =>
  headquarters.find(({ district }) => district === name);

/** Cities elsewhere in India whose almanacs ours was held against (docs/almanac.md). */
export const cities: readonly Town[] = [
  { name: 'Ahmedabad', lat: 23.0225, lon: 72.5714 },
  { name: 'Bengaluru', lat: 12.9716, lon: 77.5946 },
  { name: 'Bhopal', lat: 23.2599, lon: 77.4126 },
  { name: 'Chennai', lat: 13.0827, lon: 80.2707 },
  { name: 'Jamshedpur', lat: 22.8046, lon: 86.2029 },
  { name: 'Kolkata', lat: 22.5726, lon: 88.3639 },
  { name: 'Mumbai', lat: 19.076, lon: 72.8777 },
  { name: 'New Delhi', lat: 28.6139, lon: 77.209 },
];
