/** A text in variables for a key that no record can have. (For numbers it is NaN.) */
const IMPOSSIBLE_KEY = '\0';

const MAX_INT = 2 ** 31 - 1;
const UUID = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

type AddressPart = string | string[] | undefined;

/** The `Int` key in an address; NaN when it is not one. */
export function integerKey(text: AddressPart): number {
  const number = /^-?\d+$/.test(String(text)) ? Number(text) : NaN;
  return Math.abs(number) <= MAX_INT ? number : NaN;
}

/** The key in an address where keys are integers beyond `Int`. */
export function bigIntegerKey(text: AddressPart): string {
  return /^-?\d{1,19}$/.test(String(text)) ? String(text) : IMPOSSIBLE_KEY;
}

/** The key in an address where keys are UUIDs (RFC 9562). */
export function uuidKey(text: AddressPart): string {
  return UUID.test(String(text)) ? String(text) : IMPOSSIBLE_KEY;
}

/**
 * Whether variables contain a key that no record can have; a backend would report an error for it.
 */
export function hasImpossibleKey(variables: unknown): boolean {
  if (typeof variables === 'object' && variables !== null)
    return Object.values(variables).some(hasImpossibleKey);
  return variables === IMPOSSIBLE_KEY || Number.isNaN(variables);
}
