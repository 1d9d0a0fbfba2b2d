import { createContext } from 'react';
import type { SortLinks } from './SortHeader.tsx';

/** How the table below can be sorted; null where it cannot. */
export const SortLinksContext = createContext<SortLinks | null>(null);
