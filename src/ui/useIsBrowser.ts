import { useSyncExternalStore } from 'react';

/** Whether the browser renders: not yet on the server, nor while what that has rendered is hydrated. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(never, isTrue, isFalse);
}

const never = () => () => {};
const isTrue = () => true;
const isFalse = () => false;
