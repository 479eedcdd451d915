/** The accounts on the first start: one for each way to sign in, and a disabled one. */
export interface Person {
  /** The identity's own id, `firebaseUid` in the members service. */
  uid: string;
  email: string;
  emailVerified: boolean;
  password?: string;
  displayName?: string;
  providers?: readonly { id: 'google.com' | 'apple.com' | 'facebook.com'; subject: string }[];
  disabled?: boolean;
}

/** Reads the numbers: `/de/zahlen`. */
export const owner = {
  uid: 'localOlga',
  email: 'olga@example.com',
  emailVerified: true,
  password: 'olga-valea',
} as const satisfies Person;

export const people: readonly Person[] = [
  owner,
  { uid: 'localLena', email: 'lena@example.com', emailVerified: true, password: 'lena-valea' },
  { uid: 'localMiriam', email: 'miriam@example.com', emailVerified: true, password: 'miriam-valea' },
  { uid: 'localSabine', email: 'sabine@example.com', emailVerified: false, password: 'sabine-valea' },
  {
    uid: 'localAylin',
    email: 'aylin@example.com',
    emailVerified: true,
    displayName: 'Aylin Demir',
    providers: [{ id: 'google.com', subject: 'local-google-aylin' }],
  },
  {
    uid: 'localKatrin',
    email: 'katrin@privaterelay.example.com',
    emailVerified: true,
    providers: [{ id: 'apple.com', subject: 'local-apple-katrin' }],
  },
  {
    uid: 'localJule',
    email: 'jule@example.com',
    emailVerified: false,
    displayName: 'Jule Hansen',
    providers: [{ id: 'facebook.com', subject: 'local-facebook-jule' }],
  },
  {
    uid: 'localPetra',
    email: 'petra@example.com',
    emailVerified: true,
    password: 'petra-valea',
    displayName: 'Petra Vogt',
    providers: [{ id: 'google.com', subject: 'local-google-petra' }],
  },
  {
    uid: 'localDoris',
    email: 'doris@example.com',
    emailVerified: true,
    password: 'doris-valea',
    disabled: true,
  },
];
