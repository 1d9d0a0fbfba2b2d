import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { LoadedPage } from '../../../relay/loadedPage.ts';
import { usePage } from '../../../relay/pageContext.tsx';
import { quickStorage } from '../../../storage/quickStorage.ts';

/** A background refresh of rows, during which shown rows keep their place. */
export interface LiveRefresh {
  readonly page: LoadedPage;
  /** The response is there. */
  readonly isSettled: boolean;
}

/** How a list keeps itself up to date. */
export interface Live {
  readonly hold: LiveRefresh | null;
  /** Refetches the rows in the background. */
  readonly refresh: () => Promise<void>;
  /** Shows the refreshed rows. */
  readonly release: () => void;
  /** Seconds between refreshes; 0 for none. */
  readonly seconds: number;
  readonly setSeconds: (seconds: number) => void;
}

export const LiveContext = createContext<Live | null>(null);

export function useLiveRows(): Live | null {
  return useContext(LiveContext);
}

export const INTERVALS = [0, 10, 30, 60];

const storage = quickStorage({ name: 'refresh', days: 365, endsAtSignOut: false });
/** Milliseconds within which returning to the page does not refresh it. */
const RECENT = 5_000;

/**
 * Refreshes the page's rows when a person returns to it, and at the chosen interval; never while the page
 * is hidden.
 */
export function useLive(): Live {
  const page = usePage();
  const [held, setHeld] = useState<LiveRefresh | null>(null);
  const [seconds, setShownSeconds] = useState(0);
  const last = useRef(Infinity);
  const hold = held?.page === page ? held : null;
  const refresh = useCallback(async () => {
    if (document.visibilityState === 'hidden') return;
    last.current = Date.now();
    setHeld({ page, isSettled: false });
    await page.refresh();
    setHeld((now) => (now?.page === page ? { page, isSettled: true } : now));
  }, [page]);
  useEffect(() => {
    last.current = Date.now();
    // The server does not know the interval and rendered without it.
    const timer = setTimeout(() => setShownSeconds(keptSeconds()));
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const returned = () => {
      if (Date.now() - last.current > RECENT) void refresh();
    };
    window.addEventListener('focus', returned);
    document.addEventListener('visibilitychange', returned);
    const timer = seconds > 0 ? setInterval(() => void refresh(), seconds * 1000) : undefined;
    return () => {
      window.removeEventListener('focus', returned);
      document.removeEventListener('visibilitychange', returned);
      clearInterval(timer);
    };
  }, [refresh, seconds]);
  const setSeconds = (wanted: number) => {
    storage.keep(String(wanted));
    setShownSeconds(wanted);
  };
  return { hold, refresh, release: useCallback(() => setHeld(null), []), seconds, setSeconds };
}

function keptSeconds(): number {
  const kept = Number(storage.read());
  return INTERVALS.includes(kept) ? kept : 0;
}
