/** Stands in variables for a key that no record has, where keys are texts. (Numbers have NaN for it.) */
const NO_KEY = '\0';

const LARGEST_INT = 2 ** 31 - 1;
const UUID = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

type AddressPart = string | string[] | undefined;

/** The key in an address, where the schema says that keys are `Int`: NaN for what is none. */
export function integerKey(text: AddressPart): number {
  const number = /^-?\d+$/.test(String(text)) ? Number(text) : NaN;
  return Math.abs(number) <= LARGEST_INT ? number : NaN;
}

/** The key in an address, where the schema says that keys are whole numbers too large for `Int`. */
export function bigIntegerKey(text: AddressPart): string {
  return /^-?\d{1,19}$/.test(String(text)) ? String(text) : NO_KEY;
}

/** The key in an address, where the schema says that keys are UUIDs (RFC 9562). */
export function uuidKey(text: AddressPart): string {
  return UUID.test(String(text)) ? String(text) : NO_KEY;
}

/** Whether variables ask for a key that no record can have: a backend would take that for a mistake. */
export function asksForNoRecord(variables: unknown): boolean {
  if (typeof variables === 'object' && variables !== null)
    return Object.values(variables).some(asksForNoRecord);
  return variables === NO_KEY || Number.isNaN(variables);
}
