/** A family of the demo. All of them are invented. */
export interface DemoCustomer {
  readonly name: string;
  readonly gender: 'male' | 'female';
  readonly district: string;
  readonly block: string;
  readonly address: string;
}

type Row = readonly [name: string, gender: 'f' | 'm', district: string, block: string, address: string];

// oxfmt-ignore
const rows: readonly Row[] = [
  ['Ananya Mohanty', 'f', 'Khordha', 'Bhubaneswar', 'Plot 214, Saheed Nagar, Bhubaneswar'],
  ['Rakesh Behera', 'm', 'Khordha', 'Bhubaneswar', 'Flat 3B, Jagannath Enclave, Patia, Bhubaneswar'],
  ['Sasmita Sahoo', 'f', 'Cuttack', 'Cuttack Sadar', 'Ranihat, near the water tank, Cuttack'],
  ['Debasis Pattnaik', 'm', 'Puri', 'Puri Sadar', 'Chakratirtha Road, Puri'],
  ['Lopamudra Jena', 'f', 'Khordha', 'Bhubaneswar', 'House 58, Baramunda Colony, Bhubaneswar'],
  ['Subrat Kumar Nayak', 'm', 'Ganjam', 'Hinjilicut', 'Main Road, Hinjilicut'],
  ['Pallavi Pradhan', 'f', 'Sambalpur', 'Dhankauda', 'Ainthapali, Sambalpur'],
  ['Biswajit Swain', 'm', 'Khordha', 'Jatni', 'Station Bazaar, Jatni'],
  ['Itishree Das', 'f', 'Cuttack', 'Cuttack Sadar', 'CDA Sector 9, Cuttack'],
  ['Manas Ranjan Parida', 'm', 'Jajpur', 'Jajpur', 'Chandikhole Road, Jajpur'],
  ['Sunita Biswal', 'f', 'Khordha', 'Bhubaneswar', 'Lane 4, Nayapalli, Bhubaneswar'],
  ['Ashutosh Rout', 'm', 'Balasore', 'Remuna', 'Station Road, Remuna'],
  ['Kabita Sethi', 'f', 'Puri', 'Nimapada', 'College Square, Nimapada'],
  ['Prasant Kumar Lenka', 'm', 'Kendrapara', 'Kendrapara', 'Tinimuhani, Kendrapara'],
  ['Madhusmita Barik', 'f', 'Khordha', 'Khordha', 'New Bus Stand Road, Khordha'],
  ['Sidharth Samal', 'm', 'Khordha', 'Bhubaneswar', 'Infocity Road, Chandrasekharpur, Bhubaneswar'],
  ['Rashmita Muduli', 'f', 'Ganjam', 'Bhanjanagar', 'Temple Street, Bhanjanagar'],
  ['Jyoti Prakash Sahu', 'm', 'Sundargarh', 'Lathikata', 'Sector 5, Rourkela'],
  ['Gitanjali Maharana', 'f', 'Puri', 'Pipili', 'Chandua Patna, Pipili'],
  ['Bikash Chandra Mallick', 'm', 'Dhenkanal', 'Dhenkanal Sadar', 'Meena Bazaar, Dhenkanal'],
  ['Swapna Rani Khuntia', 'f', 'Cuttack', 'Salepur', 'Bazaar Sahi, Salepur'],
  ['Tusar Kanta Bal', 'm', 'Mayurbhanj', 'Baripada', 'Lal Bazaar, Baripada'],
  ['Minati Nahak', 'f', 'Ganjam', 'Aska', 'Nuagaon Road, Aska'],
  ['Soumya Ranjan Patra', 'm', 'Khordha', 'Bhubaneswar', 'Kalinga Vihar, Bhubaneswar'],
  ['Archana Meher', 'f', 'Balangir', 'Balangir', 'Gandhi Nagar Pada, Balangir'],
];

// oxfmt-ignore
const newRows: readonly Row[] = [
  ['Priyanka Sahoo', 'f', 'Khordha', 'Bhubaneswar', 'Plot 91, Sundarpada, Bhubaneswar'],
  ['Amiya Kumar Dash', 'm', 'Cuttack', 'Cuttack Sadar', 'Buxi Bazaar, Cuttack'],
  ['Smruti Ranjan Mishra', 'm', 'Puri', 'Puri Sadar', 'Swargadwar Road, Puri'],
  ['Nibedita Mohapatra', 'f', 'Khordha', 'Jatni', 'Kudiari Market, Jatni'],
  ['Chinmay Panda', 'm', 'Sambalpur', 'Dhankauda', 'Budharaja, Sambalpur'],
  ['Sarojini Tripathy', 'f', 'Ganjam', 'Chhatrapur', 'Collector Road, Chhatrapur'],
  ['Rudra Narayan Sahu', 'm', 'Khordha', 'Bhubaneswar', 'Flat 12, Jayadev Vihar, Bhubaneswar'],
  ['Bandita Nayak', 'f', 'Balasore', 'Remuna', 'Temple Road, Remuna'],
];

/** The first of them is the customer who signs in. */
export const customers: readonly DemoCustomer[] = rows.map(familyOf);

/** They have signed up in the last days. */
export const newcomers: readonly DemoCustomer[] = newRows.map(familyOf);

function familyOf([name, gender, district, block, address]: Row): DemoCustomer {
  return { name, gender: gender === 'f' ? 'female' : 'male', district, block, address };
}
