import { useEffect, type RefObject } from 'react';

/**
 * Scrolls to a list that opens below the window, where the browser cannot open it upwards instead.
 *
 * @param shown what it shows, which makes it longer or shorter; null while it is closed
 */
export function useListInSight(list: RefObject<HTMLElement | null>, shown: string | null): void {
  useEffect(() => {
    const { current } = list;
    if (shown === null || !current || 'anchorScope' in current.style) return;
    current.scrollIntoView({ block: 'nearest' });
  }, [list, shown]);
}
