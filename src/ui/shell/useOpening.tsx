import { useRouter } from 'next/router';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { PageSourceContext } from '../../relay/pageContext.tsx';
import { NamedSkeleton, namedRow } from './NamedSkeleton.tsx';

interface Opening {
  /** The address of the page that is left. */
  readonly from: string;
  readonly screen: ReactNode;
}

/**
 * The page that a navigation opens, as far as the store knows it, until the page itself is shown; while its code is on its
 * way, the name that the pressed row gives it. Null where nothing is known, and for Back and Forward, whose pages are in
 * the store and have their own scroll positions.
 *
 * @param address the address of the page that is open
 * @param isPending whether the open page still waits for its data
 */
export function useOpening(address: string, isPending: boolean): Opening | null {
  const openPage = useContext(PageSourceContext)?.openPage;
  const { events } = useRouter();
  const [opening, setOpening] = useState<Opening | null>(null);
  useEffect(() => {
    if (!openPage) return;
    let current: { readonly scrollX: number; readonly scrollY: number } | null = null;
    let isBack = false;
    const start = (href: string) => {
      setOpening(null);
      const { scrollX, scrollY } = window;
      const started = { scrollX, scrollY };
      current = started;
      if (!isBack) {
        const show = (screen: ReactNode) =>
          screen && current === started && setOpening({ from: address, screen });
        const row = namedRow(href);
        // Code that is there gives the page before the next task.
        const named = setTimeout(() => show(row && <NamedSkeleton row={row} />));
        void openPage(href).then((screen) => {
          clearTimeout(named);
          show(screen);
        });
      }
      isBack = false;
    };
    // What was left is shown again, where it was.
    const fail = () => {
      flushSync(() => setOpening(null));
      if (current) window.scrollTo(current.scrollX, current.scrollY);
      current = null;
    };
    const complete = () => (current = null);
    const goBack = () => (isBack = true);
    window.addEventListener('popstate', goBack);
    events.on('routeChangeStart', start);
    events.on('routeChangeError', fail);
    events.on('routeChangeComplete', complete);
    return () => {
      window.removeEventListener('popstate', goBack);
      events.off('routeChangeStart', start);
      events.off('routeChangeError', fail);
      events.off('routeChangeComplete', complete);
    };
  }, [events, openPage, address]);
  const isOver = opening !== null && opening.from !== address && !isPending;
  // It holds a copy of what the store had.
  if (isOver) setOpening(null);
  return isOver ? null : opening;
}
