import chokidar, { type FSWatcher } from 'chokidar';

/** Something that follows changes until it is stopped. */
export interface Watching {
  /** Resolves when what it started has ended. */
  stop(): Promise<void>;
}

/** Debounce in milliseconds: editors write a file in several steps, and git many files. */
const DEBOUNCE_MS = 80;

/** Milliseconds between looks at each file where the system has no notifications left. */
const FALLBACK_POLL_INTERVAL_MS = 1_000;

/** Errors at the system's limits, which large checkouts reach (inotify(7)). */
const LIMIT_CODES: readonly unknown[] = ['ENOSPC', 'EMFILE', 'ENFILE'];

/**
 * Watches files and folders, which may be replaced, removed and created again. Returns when it
 * watches.
 *
 * @param paths absolute
 * @param pollInterval milliseconds between looks at each file; null waits for the system's
 *   notifications, which network file systems do not send
 * @param onChange called after each group of changes with the paths of what changed
 */
export async function watchFiles(
  paths: readonly string[],
  pollInterval: number | null,
  onChange: (changed: readonly string[]) => void,
): Promise<Watching> {
  let timer: NodeJS.Timeout | undefined;
  let changed = new Set<string>();
  const report = () => {
    const paths = [...changed];
    changed = new Set();
    onChange(paths);
  };
  const debounce = () => {
    clearTimeout(timer);
    timer = setTimeout(report, DEBOUNCE_MS);
  };
  let current: FSWatcher | undefined;
  const open = (interval: number | null): Promise<void> =>
    new Promise((resolve) => {
      const polling = { backend: 'polling', pollingInterval: interval ?? undefined } as const;
      const watcher = chokidar.watch([...paths], {
        ignoreInitial: true,
        ...(interval !== null && polling),
      });
      current = watcher;
      watcher.on('all', (_, path) => {
        changed.add(path);
        debounce();
      });
      watcher.once('ready', resolve);
      watcher.on('error', (error) => {
        const isAtLimit = interval === null && LIMIT_CODES.includes(Object(error).code);
        if (!isAtLimit) return console.error(`A change may go unnoticed: ${String(error)}`);
        if (watcher !== current) return;
        console.error(`The system cannot watch so many files (${String(error)}): polling them.`);
        resolve(watcher.close().then(() => open(FALLBACK_POLL_INTERVAL_MS)));
        debounce();
      });
    });
  await open(pollInterval);
  return {
    async stop() {
      clearTimeout(timer);
      await current?.close();
    },
  };
}
