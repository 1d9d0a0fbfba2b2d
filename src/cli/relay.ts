import { delimiter } from 'node:path';
import { ARTIFACTS_FOLDER } from './checkout.ts';
import { startChild } from './children.ts';
import { WATCHED } from './dev/watchRelay.ts';
import { relayBinary, relayEnvironment } from './relayCompiler.ts';
import { startWatchman } from './watchman/watchman.ts';

/**
 * `frontage relay`: runs relay-compiler as it is, its `--watch` and its language server without
 * Watchman, too.
 */
export async function relay(
  root: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const watches = args[0] === 'lsp' || args.some((arg) => arg === '--watch' || arg === '-w');
  // A Watchman that runs is used; on Windows it speaks over something else than a socket.
  const hasOwn = Boolean(process.env.WATCHMAN_SOCK) || process.platform === 'win32';
  const watchman =
    watches && !hasOwn ? await startWatchman(root, WATCHED, isArtifactOrSource) : null;
  try {
    const { NO_COLOR: _, ...environment } = relayEnvironment();
    const found = watchman && {
      WATCHMAN_SOCK: watchman.socket,
      PATH: `${watchman.folder}${delimiter}${environment.PATH}`,
    };
    const compiler = startChild(relayBinary(), args, {
      cwd: root,
      env: { ...environment, ...found },
      stdio: 'inherit',
    });
    signal.addEventListener('abort', () => void compiler.stop(), { once: true });
    const { code } = await compiler.exited;
    if (!signal.aborted) process.exitCode = code ?? 1;
  } finally {
    await watchman?.stop();
  }
}

/** relay-compiler removes what it finds beside its artifacts: the list of operations is hidden from it. */
function isArtifactOrSource(name: string): boolean {
  return !name.startsWith(`${ARTIFACTS_FOLDER}/`) || name.endsWith('.graphql.ts');
}
