import { createContext, useContext } from 'react';
import { FULL_ACCESS, type Access } from '../../access/access.ts';

/** What the person who is signed in may not do. Tests of single screens have none, and everything is allowed. */
export const AccessContext = createContext<Access>(FULL_ACCESS);

/** What the person who is signed in may not do, to be asked by `denialOf`. */
export function useAccess(): Access {
  return useContext(AccessContext);
}
