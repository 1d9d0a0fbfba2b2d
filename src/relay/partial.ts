import { createContext } from 'react';

/**
 * Whether a page is shown with what the store has of its record, before the response is there: what is missing reads as
 * undefined, and nothing is asked for.
 */
export const PartialContext = createContext(false);
