import { createContext, useContext } from 'react';

/** The prefix of input ids; a form in a dialog over another form has its own. */
export const ControlIdContext = createContext('input-');

/** Returns ids of the first elements of inputs, for links to them. */
export function useControlId(): (name: string) => string {
  const prefix = useContext(ControlIdContext);
  return (name) => `${prefix}${name}`;
}
