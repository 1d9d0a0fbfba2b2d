import { createContext } from 'react';

/** Whether the record has only this parameterised field, which is expanded then. */
export const IsOnlyFieldContext = createContext(false);
