import type { ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';

/** Where tests are run. */
export const repository = resolve('.');
export const program = join(repository, 'src/cli/frontage.ts');

/** The Node that runs the commands: this one when it runs TypeScript, else the pinned one. */
export const node =
  Number(process.versions.node.split('.')[0]) >= 24
    ? process.execPath
    : join(repository, 'node_modules/.bin/node');

/** What a command left behind: exit code and everything it printed. */
export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** What decides which backend is meant must come from the test alone. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const names = ['NODE_ENV', 'PORT', 'DATABASE_URL', 'GRAPHQL_ENDPOINT', 'GRAPHQL_HEADERS'];
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !names.includes(name)),
  ) as unknown as NodeJS.ProcessEnv;
}

export function outcomeOf(child: ChildProcess): Promise<Outcome> {
  const said = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => (said.stdout += String(chunk)));
  child.stderr?.on('data', (chunk) => (said.stderr += String(chunk)));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, ...said }));
  });
}
