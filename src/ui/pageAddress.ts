import { useRouter } from 'next/router';
import { createContext, useContext } from 'react';
import type { Address } from '../address/address.ts';

/** The address of a page that is shown within another; null for the page that the router is at. */
export const PageAddressContext = createContext<Address | null>(null);

/** The address of the page that a component is on. */
export function usePageAddress(): Address {
  const { query } = useRouter();
  return useContext(PageAddressContext) ?? query;
}
