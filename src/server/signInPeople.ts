/** Somebody whom a demonstration offers to sign in as. */
export interface SignInPerson {
  readonly name: string;
  readonly note: string;
  /** What they enter, by the dotted names of the inputs. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Reads `FRONTAGE_SIGN_IN_PEOPLE`, which the commands set for the sample: its people and their
 * passwords are no secrets.
 *
 * @throws when it is not a list of people as JSON
 */
export function signInPeopleFrom(text: string | undefined): readonly SignInPerson[] {
  if (!text) return [];
  const people: unknown = readJson(text);
  if (Array.isArray(people) && people.every(isPerson)) return people;
  throw new Error(
    'FRONTAGE_SIGN_IN_PEOPLE must be JSON: [{ "name": "…", "note": "…", "values": { "input.email": "…" } }].',
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isPerson(value: unknown): value is SignInPerson {
  const { name, note, values } = Object(value) as Record<string, unknown>;
  const isText = (each: unknown) => typeof each === 'string';
  return isText(name) && isText(note) && Object.values(Object(values) as object).every(isText);
}
