/** Somebody of the sample to sign in as. */
export interface SamplePerson {
  readonly name: string;
  readonly note: string;
  /** What they enter, by the inputs of `authenticate`. */
  readonly values: Readonly<Record<string, string>>;
}

/** One person for each role; `10-accounts.sql` says their passwords. */
export const signInPeople: readonly SamplePerson[] = [
  person('Tomasz Zawadzki', 'Sales', 'tomasz.zawadzki', 'tomasz-coffee'),
  person('Jaap Hoekstra', 'Warehouse', 'jaap.hoekstra', 'jaap-coffee'),
  person('Claire Baudouin', 'Accounting', 'claire.baudouin', 'claire-coffee'),
  person('Marieke van Loon', 'Admin', 'marieke.van-loon', 'marieke-coffee'),
];

function person(name: string, note: string, address: string, password: string): SamplePerson {
  const email = `${address}@kadekoffie.example`;
  return { name, note, values: { 'input.email': email, 'input.password': password } };
}
