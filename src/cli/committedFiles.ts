import { spawn } from 'node:child_process';

/**
 * The texts of files as the last commit has them.
 *
 * @param paths relative to the checkout, which may be a folder of a larger repository
 * @returns null for a file that it does not have, or where there is no repository, no commit or no git
 */
export async function readCommitted(
  root: string,
  paths: readonly string[],
): Promise<Array<string | null>> {
  if (paths.length === 0) return [];
  const wanted = paths.map((path) => `HEAD:./${path}\n`).join('');
  const printed = await gitObjects(root, wanted);
  let at = 0;
  return paths.map(() => {
    // `<hash> blob <size>\n<content>\n`, or `<name> missing\n`.
    const end = printed.indexOf('\n', at);
    if (end === -1) return null;
    const size = / blob (\d+)$/.exec(printed.toString('utf8', at, end))?.[1];
    at = end + 1;
    if (size === undefined) return null;
    const content = printed.toString('utf8', at, at + Number(size));
    at += Number(size) + 1;
    return content.replaceAll('\r\n', '\n');
  });
}

function gitObjects(root: string, wanted: string): Promise<Buffer> {
  return new Promise((resolve) => {
    const none = () => resolve(Buffer.alloc(0));
    const git = spawn('git', ['cat-file', '--batch'], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const chunks: Buffer[] = [];
    git.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    git.on('error', none);
    git.stdin.on('error', none);
    git.on('close', (code) => (code === 0 ? resolve(Buffer.concat(chunks)) : none()));
    git.stdin.end(wanted);
  });
}
