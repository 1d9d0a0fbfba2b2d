import type { Address } from '../../../address/address.ts';

/** What every parameter of a parameterised field begins with: `ask.price.currency=EUR`. */
export const ASK = 'ask.';

/** What an address asks of a record: it stays while another tab is opened, or one is sorted. */
export function askedParameters(address: Address): Array<readonly [name: string, text: string]> {
  return Object.entries(address).flatMap(([name, value]) =>
    name.startsWith(ASK) ? [value ?? []].flat().map((text) => [name, text] as const) : [],
  );
}
