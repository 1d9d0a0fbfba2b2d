import type { Address } from '../../../address/address.ts';

/** The prefix of a parameterised field's arguments in the address: `ask.price.currency=EUR`. */
export const ASK = 'ask.';

/** The arguments of all parameterised fields in an address, which tabs and sorting preserve. */
export function askedParameters(address: Address): Array<readonly [name: string, text: string]> {
  return Object.entries(address).flatMap(([name, value]) =>
    name.startsWith(ASK) ? [value ?? []].flat().map((text) => [name, text] as const) : [],
  );
}
