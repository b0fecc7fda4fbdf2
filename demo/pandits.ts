import type { PriestType, UserStatus } from '#domain/roles.ts';

/** A pandit or acharya of the demo. All of them are invented. */
export interface DemoPandit {
  readonly name: string;
  readonly type: PriestType;
  readonly status: UserStatus;
  readonly district: string;
  readonly block: string;
  /** Years of experience; what they ask rises a little with it. */
  readonly years: number;
  readonly languages: readonly string[];
  /** The block of the temple they serve, in the same district; null for none. */
  readonly temple: string | null;
}

type Row = readonly [name: string, district: string, block: string, years: number, languages: string, temple?: string];

// One line a person, so that the town can be read as a list.
// oxfmt-ignore
const approved: readonly Row[] = [
  ['Pt. Bhabani Mishra', 'Khordha', 'Bhubaneswar', 14, 'Odia, Hindi, Sanskrit', 'Bhubaneswar'],
  ['Pt. Sudarshan Dash', 'Puri', 'Puri Sadar', 22, 'Odia, Sanskrit', 'Puri Sadar'],
  ['Pt. Dibakar Rath', 'Khordha', 'Bhubaneswar', 9, 'Odia, Hindi, English', 'Bhubaneswar'],
  ['Pt. Gadadhar Panda', 'Puri', 'Puri Sadar', 31, 'Odia, Hindi, Sanskrit, Bengali', 'Puri Sadar'],
  ['Pt. Ashok Kumar Tripathy', 'Cuttack', 'Cuttack Sadar', 17, 'Odia, Hindi', 'Cuttack Sadar'],
  ['Pt. Raghunath Satapathy', 'Khordha', 'Jatni', 12, 'Odia, Hindi, Sanskrit'],
  ['Pt. Lingaraj Nanda', 'Ganjam', 'Hinjilicut', 19, 'Odia, Telugu, Sanskrit', 'Hinjilicut'],
  ['Pt. Prafulla Sarangi', 'Cuttack', 'Barang', 8, 'Odia, Hindi'],
  ['Pt. Chittaranjan Hota', 'Sambalpur', 'Dhankauda', 16, 'Odia, Hindi, Sambalpuri', 'Dhankauda'],
  ['Pt. Niranjan Kar', 'Khordha', 'Bhubaneswar', 6, 'Odia, English, Hindi'],
  ['Pt. Purusottam Pati', 'Puri', 'Pipili', 11, 'Odia, Sanskrit', 'Pipili'],
  ['Pt. Debendra Purohit', 'Sambalpur', 'Maneswar', 24, 'Odia, Hindi, Sambalpuri, Sanskrit', 'Maneswar'],
  ['Pt. Sarat Chandra Mohapatra', 'Jajpur', 'Jajpur', 28, 'Odia, Sanskrit', 'Jajpur'],
  ['Pt. Manoj Kumar Mishra', 'Balasore', 'Remuna', 13, 'Odia, Bengali, Hindi', 'Remuna'],
  ['Pt. Trilochan Panigrahi', 'Ganjam', 'Bhanjanagar', 15, 'Odia, Sanskrit'],
  ['Pt. Akshaya Dash', 'Khordha', 'Khordha', 10, 'Odia, Hindi', 'Khordha'],
  ['Pt. Bishnu Prasad Rath', 'Kendrapara', 'Kendrapara', 20, 'Odia, Sanskrit', 'Kendrapara'],
  ['Pt. Harihara Sadangi', 'Ganjam', 'Aska', 7, 'Odia, Telugu'],
  ['Pt. Basudev Upadhyay', 'Cuttack', 'Salepur', 26, 'Odia, Hindi, Sanskrit', 'Salepur'],
  ['Pt. Ramesh Chandra Tripathy', 'Puri', 'Nimapada', 18, 'Odia, Hindi', 'Nimapada'],
  ['Pt. Sanjay Kumar Nanda', 'Sundargarh', 'Lathikata', 9, 'Odia, Hindi, Bengali'],
  ['Pt. Jagabandhu Mishra', 'Dhenkanal', 'Dhenkanal Sadar', 21, 'Odia, Sanskrit', 'Dhenkanal Sadar'],
  ['Pt. Kshetrabasi Das Sharma', 'Bhadrak', 'Bhadrak', 12, 'Odia, Bengali, Hindi'],
  ['Pt. Nilamani Padhi', 'Balangir', 'Balangir', 14, 'Odia, Hindi, Sambalpuri'],
  ['Pt. Umakanta Praharaj', 'Mayurbhanj', 'Baripada', 23, 'Odia, Bengali, Sanskrit', 'Baripada'],
  ['Pt. Saroj Kumar Kar', 'Jagatsinghpur', 'Tirtol', 8, 'Odia, Hindi', 'Tirtol'],
  ['Pt. Rabindra Nath Pani', 'Khordha', 'Balianta', 16, 'Odia, Hindi, Sanskrit', 'Balianta'],
];

// oxfmt-ignore
const acharyas: readonly Row[] = [
  ['Acharya Kailash Panda', 'Khordha', 'Bhubaneswar', 27, 'Odia, Hindi, Sanskrit, English', 'Bhubaneswar'],
  ['Acharya Narayan Satapathy', 'Puri', 'Satyabadi', 35, 'Odia, Sanskrit', 'Satyabadi'],
  ['Acharya Gopinath Tripathy', 'Cuttack', 'Niali', 30, 'Odia, Hindi, Sanskrit', 'Niali'],
  ['Acharya Somanath Hota', 'Sambalpur', 'Kuchinda', 29, 'Odia, Hindi, Sambalpuri, Sanskrit'],
  ['Acharya Damodar Nanda', 'Ganjam', 'Digapahandi', 33, 'Odia, Telugu, Sanskrit', 'Digapahandi'],
  ['Acharya Brajabandhu Sarangi', 'Angul', 'Talcher', 25, 'Odia, Hindi, Sanskrit', 'Talcher'],
];

// oxfmt-ignore
const onTheWay: readonly (readonly [UserStatus, ...Row])[] = [
  ['pending', 'Pt. Ajit Kumar Purohit', 'Khordha', 'Bhubaneswar', 4, 'Odia, Hindi'],
  ['pending', 'Pt. Tapan Mohapatra', 'Cuttack', 'Athagarh', 6, 'Odia, Sanskrit'],
  ['pending', 'Pt. Hemanta Dash', 'Bargarh', 'Bargarh', 3, 'Odia, Hindi, Sambalpuri'],
  ['evaluation', 'Pt. Pradipta Rath', 'Puri', 'Gop', 7, 'Odia, Hindi', 'Gop'],
  ['evaluation', 'Pt. Subash Acharya', 'Koraput', 'Jeypore', 5, 'Odia, Telugu'],
  ['training_required', 'Pt. Deepak Kumar Panda', 'Ganjam', 'Chhatrapur', 2, 'Odia, Telugu, Hindi'],
  ['training_required', 'Pt. Ranjit Mishra', 'Kalahandi', 'Bhawanipatna', 1, 'Odia, Hindi'],
  ['rejected', 'Pt. Amiya Nanda', 'Nayagarh', 'Nayagarh', 0, 'Odia'],
];

const person = (
  type: PriestType,
  status: UserStatus,
  [name, district, block, years, languages, temple]: Row,
): DemoPandit => ({
  name,
  type,
  status,
  district,
  block,
  years,
  languages: languages.split(', '),
  temple: temple ?? null,
});

/** Everyone who serves, and those on their way to it. The first of each kind is a sign-in of the demo. */
export const pandits: readonly DemoPandit[] = [
  ...approved.map((row) => person('pandit', 'approved', row)),
  ...acharyas.map((row) => person('acharya', 'approved', row)),
  ...onTheWay.map(([status, ...row]) => person('pandit', status, row)),
];
