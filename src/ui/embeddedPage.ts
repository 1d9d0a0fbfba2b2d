import { useRouter } from 'next/router';
import { createContext, useContext } from 'react';
import type { Address } from '../address/address.ts';

/** A page that is shown within another, such as a record beside its list. */
export interface EmbeddedPage {
  /** What its queries are made of. */
  readonly address: Address;
  /** Where it is by itself, without its parameters. */
  readonly path: string;
  /** Leaves it, since its record is gone. */
  readonly leave: () => void;
}

/** The page that components are on, where it is shown within another; null for the page that the router is at. */
export const EmbeddedPageContext = createContext<EmbeddedPage | null>(null);

/** The address of the page that a component is on. */
export function usePageAddress(): Address {
  const { query } = useRouter();
  return useContext(EmbeddedPageContext)?.address ?? query;
}

/** The path of the page that a component is on. */
export function usePagePath(): string {
  const { asPath } = useRouter();
  return useContext(EmbeddedPageContext)?.path ?? asPath.split(/[?#]/)[0];
}
