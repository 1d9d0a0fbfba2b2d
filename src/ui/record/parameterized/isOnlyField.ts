import { createContext } from 'react';

/** Whether a parameterised field is the only one of its record: it is open then. */
export const IsOnlyFieldContext = createContext(false);
