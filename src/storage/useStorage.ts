import { useEffect, useState, useSyncExternalStore } from 'react';
import { onFirstTouch } from '../loading/firstTouch.ts';
import { loadUnasked } from '../loading/loadUnasked.ts';
import { keepCookie } from './cookie.ts';
import { quickStorage } from './quickStorage.ts';
import { hasScopeEnded, setScope, shareScope, subscribeToScope } from './scope.ts';
import { SIGNED_OUT_COOKIE, signedOutScopes } from './signedOut.ts';

const lastSweep = quickStorage({ name: 'sweep', days: 30, endsAtSignOut: false });
const DAY = 24 * 60 * 60 * 1000;

/**
 * Opens the storage of the page's person, removes data of people who signed out, and leaves the page when
 * another tab signs out or signs in as someone else. What is only too old is removed when the page is first touched.
 *
 * @param scope the person's public id; null if unknown
 * @param isPerson whether a person is signed in
 * @returns false when the page must no longer be rendered
 */
export function useStorage(scope: string | null, isPerson = false): boolean {
  // Before anything in the page reads: storage is there in the browser only.
  useState(() => (typeof window === 'undefined' ? undefined : setScope(scope, isPerson)));
  // Later pages of a tab do not say it again.
  const [isOfPerson] = useState(isPerson);
  const isOver = useSyncExternalStore(subscribeToScope, hasScopeEnded, () => false);
  useEffect(() => {
    const hasSignedOut = signedOutScopes(document.cookie).length > 0;
    const stop = shareScope(isOfPerson || hasSignedOut);
    if (hasSignedOut) clearUp();
    const stopWaiting = hasSignedOut ? null : onFirstTouch(clearUp);
    return () => {
      stop();
      stopWaiting?.();
    };
  }, [isOfPerson]);
  useEffect(() => {
    // Forms are unmounted by now, and with them their question whether to leave.
    if (isOver) location.reload();
  }, [isOver]);
  return !isOver;
}

function clearUp(): void {
  const signedOut = signedOutScopes(document.cookie);
  const isDue = Date.now() - Number(lastSweep.read() ?? 0) > DAY;
  void sweep(signedOut, signedOut.length > 0 || isDue).catch(() => undefined);
}

/** Loads the clean-up after the page; if it fails, the next page does it. */
async function sweep(signedOut: readonly string[], ofDatabase: boolean): Promise<void> {
  const { sweepQuickStorage } = await loadUnasked(() => import('./sweep.ts'));
  sweepQuickStorage(signedOut);
  if (!ofDatabase) return;
  const { sweepDatabase } = await loadUnasked(() => import('./database.ts'));
  const { removeLeftFiles } = await loadUnasked(() => import('./fileDestination.ts'));
  lastSweep.keep(String(Date.now()));
  // A browser that refuses its storage has nothing in it.
  await sweepDatabase(signedOut).catch(() => undefined);
  await removeLeftFiles().catch(() => undefined);
  if (signedOut.length > 0) keepCookie(SIGNED_OUT_COOKIE, null);
}
