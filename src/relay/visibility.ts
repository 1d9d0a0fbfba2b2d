/** Milliseconds for which a page may be out of sight without being taken for left. */
const GRACE = 30_000;

/**
 * Does work that only makes sense while somebody looks at the page: it begins when the page is
 * visible, and is told to stop when the page has been hidden for a while. Tabs that lie open in the
 * background share a browser's few connections to a host; held ones would block the visible tab.
 *
 * @returns whether the work came to its end; otherwise the page was hidden
 * @throws what the work threw, or the caller's reason when the caller aborted
 */
export async function whileVisible(
  caller: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  await untilVisible(caller);
  const hidden = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notice = () => {
    clearTimeout(timer);
    if (isHidden()) timer = setTimeout(() => hidden.abort(), GRACE);
  };
  document.addEventListener('visibilitychange', notice);
  try {
    await work(AbortSignal.any([caller, hidden.signal]));
    return true;
  } catch (error) {
    caller.throwIfAborted();
    if (hidden.signal.aborted) return false;
    throw error;
  } finally {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', notice);
  }
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

function untilVisible(signal: AbortSignal): Promise<void> {
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
    settle();
  });
}
