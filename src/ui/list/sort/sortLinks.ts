import { createContext } from 'react';

export interface SortLinks {
  /** The columns that the rows are sorted by, as the address has it. */
  readonly current: string | null;
  /** The address sorted by a column the other way round or for the first time; null when it cannot be. */
  readonly href: (column: string) => string | null;
  /** The same with the columns before it; null where the schema sorts by one only. */
  readonly hrefAlso: (column: string) => string | null;
}

/** How the table below can be sorted; null where it cannot. */
export const SortLinksContext = createContext<SortLinks | null>(null);
