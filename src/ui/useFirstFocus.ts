import { useLayoutEffect, useRef, type RefObject } from 'react';

const CONTROLS =
  'a[href], :is(button, input, select, textarea):not(:disabled, [type="hidden"], [data-focused-late]), summary, [tabindex="0"]';

/**
 * Focuses the first control of an element that appears, unless one of them has `autoFocus`, or sees to its focus itself
 * (`data-focused-late`). Call it in a component
 * below MUI's dialog or drawer, which mount what is in them later than themselves.
 */
export function useFirstFocus<Own extends HTMLElement>(): RefObject<Own | null> {
  const element = useRef<Own>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || current.contains(document.activeElement)) return;
    current.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
  }, []);
  return element;
}
