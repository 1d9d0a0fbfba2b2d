/**
 * Claims one of several names for this tab: the first that no other tab has, or else the first that is
 * released. The claim ends with the signal or the tab.
 *
 * @param take is called with the name and whether it had to wait; returns false to try the next one
 */
export async function claim(
  names: readonly string[],
  until: AbortSignal,
  take: (index: number, isLate: boolean) => Promise<boolean>,
): Promise<void> {
  // Pages on plain HTTP have no locks: there everything counts as free.
  if (!('locks' in navigator)) {
    for (const index of names.keys()) if (await take(index, false)) return;
    return;
  }
  const held: number[] = [];
  for (const [index, name] of names.entries()) {
    const outcome = await hold(name, { ifAvailable: true }, until, () => take(index, false));
    if (outcome === 'taken' || until.aborted) return;
    if (outcome === 'held') held.push(index);
  }
  const one = new AbortController();
  const signal = AbortSignal.any([one.signal, until]);
  for (const index of held) {
    const taken = async () => {
      if (one.signal.aborted || !(await take(index, true))) return false;
      one.abort();
      return true;
    };
    void hold(names[index], { signal }, until, taken).catch(() => undefined);
  }
}

/** Settles when the lock is taken or refused; holds the lock until the signal. */
function hold(
  name: string,
  options: LockOptions,
  until: AbortSignal,
  take: () => Promise<boolean>,
): Promise<'taken' | 'refused' | 'held'> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, options, async (lock) => {
        if (!lock) return resolve('held');
        if (!(await take())) return resolve('refused');
        resolve('taken');
        await new Promise<void>((release) => {
          if (until.aborted) return release();
          until.addEventListener('abort', () => release(), { once: true });
        });
      })
      .catch(reject);
  });
}

/** A name that no other tab gives. Unlike `crypto.randomUUID` it is there on plain HTTP too. */
export function newName(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
