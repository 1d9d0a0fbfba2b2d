import { isSameValue, type AnyFields, type Held } from './values.ts';

/** An input that two people have set to different values. */
export interface Conflict {
  readonly name: string;
  readonly theirs: unknown;
}

/** The inputs that both another person and this one have changed, to different values. */
export function findConflicts(
  fields: AnyFields,
  before: Held,
  mine: Held,
  theirs: Held,
): Conflict[] {
  const differs = (name: string, one: Held, other: Held) =>
    !isSameValue(fields[name], one[name], other[name]);
  return Object.keys(fields)
    .filter((name) => differs(name, before, mine) && differs(name, before, theirs))
    .filter((name) => differs(name, mine, theirs))
    .map((name) => ({ name, theirs: theirs[name] }));
}
