import type { Caught, Title } from '../../relay/caught.ts';
import { isSameValue, type AnyFields, type FormState } from './values.ts';

/** When a record was last changed, and by whom, as far as it says so. */
export interface LastChange {
  readonly at?: Caught<string | number>;
  readonly by?: Caught<Title>;
}

/** An input that two people have set to different values. */
export interface Conflict {
  readonly name: string;
  readonly theirs: unknown;
}

/** The inputs that both another person and this one have changed, to different values. */
export function findConflicts(
  fields: AnyFields,
  before: FormState,
  mine: FormState,
  theirs: FormState,
): Conflict[] {
  const differs = (name: string, one: FormState, other: FormState) =>
    !isSameValue(fields[name], one[name], other[name], one, other);
  return Object.keys(fields)
    .filter((name) => differs(name, before, mine) && differs(name, before, theirs))
    .filter((name) => differs(name, mine, theirs))
    .map((name) => ({ name, theirs: theirs[name] }));
}
