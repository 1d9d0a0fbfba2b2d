import type { Input } from '../input.ts';

interface Sent<Value, Whole> {
  /** What the backend takes instead of the bare value: `{ set: value }`. */
  readonly as: (value: Value) => Whole;
  /** What takes the value away, where null does not. */
  readonly cleared?: object;
}

/** An input whose value is sent in an object that says what is to be done with it. */
export function setting<Value, Held, Whole extends object>(
  input: Input<Value, Held>,
  { as, cleared }: Sent<Value, Whole>,
): Input<Whole, Held> {
  return {
    ...input,
    cleared: cleared ?? null,
    serialize: (held, locale, before) => as(input.serialize(held, locale, before)),
  };
}
