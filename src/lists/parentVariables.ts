import type { Address } from '../address/address.ts';

/** The variables that find the record of an address. May be omitted where that is its key, as `id`. */
export type ParentVariables<Variables> = Variables extends { readonly id: string }
  ? { readonly parentVariables?: (address: Address) => Partial<Variables> }
  : { readonly parentVariables: (address: Address) => Partial<Variables> };

/** The key of an address as the variable `id`. */
export function keyAsId({ key }: Address): { id: string } {
  return { id: String(key) };
}
