/**
 * Set in the extensions of an error that the backend gave in place of a value: nothing failed. `message`: it says why, in words
 * for people; `type`: its type alone says it.
 */
export const REFUSAL = 'refusal';

/** Set in the extensions of an error in place of a row, which what shows the others has no place for. */
export const OF_ROW = 'isOfRow';

/** An error of a response, of which the extensions matter. */
interface Marked {
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export function isRefusal({ extensions }: Marked): boolean {
  return extensions?.[REFUSAL] !== undefined;
}

/** Whether it stands in place of a row. */
export function isOfRow({ extensions }: Marked): boolean {
  return extensions?.[OF_ROW] !== undefined;
}

/** Whether the backend says to people why it has no value. */
export function saysWhy({ extensions }: Marked): boolean {
  return extensions?.[REFUSAL] === 'message';
}
