/** The doors of the demo; everybody in it has the same password. */
export const DEMO_PASSWORD = 'namaste123';

export const signIns = {
  admin: '9000000001',
  pandit: '9000000002',
  acharya: '9000000003',
  customer: '9000000004',
  pendingPandit: '9000000005',
} as const;

const words: Record<keyof typeof signIns, string> = {
  admin: 'admin',
  pandit: 'approved pandit',
  acharya: 'acharya',
  customer: 'customer',
  pendingPandit: 'pending pandit',
};

/** One line a door, to print after loading. */
export const signInLines: readonly string[] = [
  `Sign in with the password ${DEMO_PASSWORD}:`,
  ...Object.entries(signIns).map(([kind, phone]) => `  ${phone}  ${words[kind as keyof typeof signIns]}`),
];
