import type { Input } from '../input.ts';

interface Sent<Value, Whole> {
  /** Wraps the value for the backend: `{ set: value }`. */
  readonly as: (value: Value) => Whole;
  /** The value that removes it, where null does not. */
  readonly cleared?: object;
}

/** An input whose value is sent within an operation object. */
export function setting<Value, State, Whole extends object>(
  input: Input<Value, State>,
  { as, cleared }: Sent<Value, Whole>,
): Input<Whole, State> {
  return {
    ...input,
    cleared: cleared ?? null,
    serialize: (state, locale, before, beside) =>
      as(input.serialize(state, locale, before, beside)),
  };
}
