import { useRef } from 'react';

/**
 * Work that does not start again while it is running, whatever asks for it: a held key, a second press of a button, a
 * form that another one submits.
 *
 * @param work returns nothing where it does not start after all
 */
export function useOneAtATime(work: () => Promise<unknown> | undefined): () => void {
  // A state would be known after the next rendering only, and a second press may come before that.
  const isUnderWay = useRef(false);
  return () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const end = () => {
      isUnderWay.current = false;
    };
    const begun = work();
    if (begun) void begun.finally(end);
    else end();
  };
}
