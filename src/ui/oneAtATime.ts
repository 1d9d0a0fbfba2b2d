import { useRef } from 'react';

/**
 * Work that is not begun again while it is under way, however often and by whatever way it is asked for:
 * a key that is held, a second press of a button, a form that is submitted by another one.
 *
 * @param work returns nothing where it does not begin after all
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
