import type { ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { FILM_SDL } from './localServer.ts';
import { repository } from './ownProcess.ts';
import { temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

/** In the place of Next.js: builds by noting it. */
const NEXT = `
const fs = require('node:fs');
fs.writeFileSync('next-env.d.ts', process.env.FRONTAGE_BUILD);
if (fs.existsSync('refuse-build')) { console.error('Type error: nonsense'); process.exit(1); }
fs.appendFileSync('builds', 'x');
fs.writeFileSync(process.env.FRONTAGE_BUILD + '/page', fs.readFileSync('pages/index.tsx', 'utf8'));
const { ppid } = process;
if (fs.existsSync('slow-build')) setInterval(() => process.ppid === ppid || process.exit(), 100);
`;

/** In the place of the app's server: serves what it was started with. */
const SERVER = `
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
const [command, port] = process.argv.slice(2);
console.log('a greeting nobody needs');
createServer((request, response) => {
  if (request.url === '/crash') process.exit(3);
  console.log('asked for ' + request.url);
  const { FRONTAGE_BUILD: build, GRAPHQL_ENDPOINT: endpoint, GRAPHQL_HEADERS: headers } = process.env;
  const page = build && readFileSync(build + '/page', 'utf8');
  response.end(JSON.stringify({ command, pid: process.pid, endpoint, headers, page }));
}).listen(Number(port));
`;

/** In the place of the embedded backend: answers with its process number, dies when told to. */
const BACKEND = `
import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
const option = (name) => process.argv[process.argv.indexOf(name) + 1];
if (existsSync('refuse-backend')) { console.error('cannot open ' + process.env.DATABASE_URL); process.exit(1); }
const server = createServer((request, response) => {
  if (request.url === '/crash') process.exit(1);
  response.end(String(process.pid));
});
server.listen(Number(option('--port')), '127.0.0.1', () => {
  process.send({ endpoint: 'http://127.0.0.1:' + server.address().port + '/graphql' });
});
process.on('disconnect', () => process.exit());
`;

/** A checkout whose commands are the real ones, over stand-ins for Next.js, server and backend. */
export function checkoutOfStubs(): TemporaryCheckout {
  const checkout = temporaryCheckout();
  rmSync(checkout.path('node_modules'));
  mkdirSync(checkout.path('node_modules'));
  symlinkSync(`${repository}/node_modules/graphql`, checkout.path('node_modules/graphql'));
  checkout.write('node_modules/next/dist/bin/next', NEXT);
  checkout.write('src/server/serve.ts', SERVER);
  checkout.write('src/backend/main.ts', BACKEND);
  mkdirSync(checkout.path('src/cli'));
  copyFileSync(
    `${repository}/src/cli/endWithParent.mjs`,
    checkout.path('src/cli/endWithParent.mjs'),
  );
  checkout.write('pages/index.tsx', 'the first page');
  checkout.write('schema/schema.graphql', FILM_SDL);
  checkout.write('schema/scalars.json', '{}\n');
  checkout.write('__generated__/operations.json', '{"operations":[]}\n');
  return checkout;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port: free } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return free;
}

export interface Running {
  child: ChildProcess;
  stdout(): string;
  stderr(): string;
}

/** Waits until a command says that the app is ready, and collects what it prints. */
export async function whenReady(child: ChildProcess): Promise<Running> {
  let stdout = '';
  let stderr = '';
  child.stderr?.on('data', (chunk) => (stderr += String(chunk)));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      stdout += String(chunk);
      if (stdout.includes('Ready:')) resolve();
    });
    child.on('close', () => reject(new Error(`It ended: ${stdout}${stderr}`)));
  });
  return { child, stdout: () => stdout, stderr: () => stderr };
}

export async function stopped(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.kill(signal);
  return closed;
}

export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await sleep(50);
}
