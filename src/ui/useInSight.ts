import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is, or has been, scrolled into view. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [wasInSight, setInSight] = useState(false);
  useEffect(() => {
    // Where nothing is laid out, as in jsdom, nothing comes in sight.
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setInSight(true);
      observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return wasInSight;
}
