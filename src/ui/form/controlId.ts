import { createContext, useContext } from 'react';

/** What the ids of a form's inputs begin with: a form in a dialog over another has its own. */
export const ControlIdContext = createContext('input-');

/** The id of an input's first element, for links to it. */
export function useControlId(): (name: string) => string {
  const prefix = useContext(ControlIdContext);
  return (name) => `${prefix}${name}`;
}
