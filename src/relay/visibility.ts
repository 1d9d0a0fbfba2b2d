/** Milliseconds that a page may be hidden before the work is stopped. */
const HIDDEN_GRACE_MS = 30_000;

/**
 * Runs work while the page is visible: it starts when the page is visible, and is aborted when the
 * page has been hidden for a while. Background tabs share the browser's few connections per host,
 * and open streams would block the visible tab.
 *
 * @returns true when the work has ended, false when the page was hidden
 * @throws what the work threw, or the caller's reason when the caller aborted
 */
export async function whileVisible(
  caller: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  await untilVisible(caller);
  const hidden = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onVisibilityChange = () => {
    clearTimeout(timer);
    if (isHidden()) timer = setTimeout(() => hidden.abort(), HIDDEN_GRACE_MS);
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  try {
    await work(AbortSignal.any([caller, hidden.signal]));
    return true;
  } catch (error) {
    caller.throwIfAborted();
    if (hidden.signal.aborted) return false;
    throw error;
  } finally {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  }
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

function untilVisible(signal: AbortSignal): Promise<void> {
  return isHidden() || signal.aborted ? returned(signal) : Promise.resolve();
}

/**
 * Resolves when the person comes back to the page after it was hidden.
 *
 * @throws the signal's reason when it is aborted
 */
export function returned(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      if (isHidden() && !signal.aborted) return;
      document.removeEventListener('visibilitychange', settle);
      signal.removeEventListener('abort', settle);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    document.addEventListener('visibilitychange', settle);
    signal.addEventListener('abort', settle);
    if (signal.aborted) settle();
  });
}
