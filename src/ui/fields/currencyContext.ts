import { createContext } from 'react';
import type { Caught } from '../../relay/caught.ts';

/** The currency of amounts that say none themselves: that of the record which they belong to. */
export const CurrencyContext = createContext<Caught<string>>(undefined);
