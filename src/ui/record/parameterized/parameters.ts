import type { Address } from '../../../address/address.ts';

/** The prefix of a parameterised field's arguments in the address: `ask.price.currency=EUR`. */
export const PARAMETER_PREFIX = 'ask.';

/** The arguments of all parameterised fields in an address, which tabs and sorting preserve. */
export function parameterizedFieldParameters(
  address: Address,
): Array<readonly [name: string, text: string]> {
  return Object.entries(address).flatMap(([name, value]) =>
    name.startsWith(PARAMETER_PREFIX)
      ? [value ?? []].flat().map((text) => [name, text] as const)
      : [],
  );
}
