import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { watchFiles } from '../dev/watchFiles.ts';
import { decodeMessage, encodeMessage, type Value } from './bser.ts';
import { matches } from './expression.ts';

/** Stands in for Watchman. */
export interface Watchman {
  /** Where it listens: `WATCHMAN_SOCK` in the environment of who asks it. */
  readonly socket: string;
  /** The folder of its program, for PATH. */
  readonly folder: string;
  stop(): Promise<void>;
}

interface Query {
  readonly path?: readonly string[];
  readonly since?: string;
  readonly expression: Value;
}

interface Subscription {
  readonly name: string;
  readonly expression: Value;
  readonly socket: Socket;
}

/** A version that has all that relay-compiler uses. */
const VERSION = '2024.01.01.00';

/**
 * Answers what relay-compiler asks of Watchman, which its `--watch` and its language server cannot do
 * without: the files of a checkout that match an expression, and their changes from then on.
 *
 * @param paths what is watched, relative to the root
 * @param isShown whether a file exists for those who ask, by its path relative to the root
 */
export async function startWatchman(
  root: string,
  paths: readonly string[],
  isShown: (name: string) => boolean,
): Promise<Watchman> {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-watchman-'));
  const socketPath = join(folder, 'socket');
  // relay-compiler runs the program, too, and asks no more of it than to be there.
  writeFileSync(join(folder, 'watchman'), '#!/bin/sh\necho "{}"\n', { mode: 0o755 });
  const subscriptions = new Set<Subscription>();
  /** File → the count of changes when it changed last. */
  const changes = new Map<string, number>();
  let count = 0;
  const clock = () => `c:0:0:1:${count}`;
  const describe = (names: readonly string[]) =>
    names.map((name) => ({ name, exists: existsSync(join(root, name)) }));
  const send = (socket: Socket, message: { [name: string]: Value }) =>
    socket.write(encodeMessage({ version: VERSION, clock: clock(), ...message }));
  const matching = (expression: Value, names: readonly string[]) =>
    names.filter((name) => isShown(name) && matches(expression, name));
  const report = ({ name, expression, socket }: Subscription, changed: readonly string[]) => {
    const files = describe(matching(expression, changed));
    const about = { unilateral: true, is_fresh_instance: false, root, subscription: name };
    if (files.length > 0) send(socket, { ...about, files });
  };
  const changedSince = (since: string) =>
    [...changes].flatMap(([name, at]) => (at > Number(since.split(':').at(-1)) ? [name] : []));

  const response = (socket: Socket, [command, , ...args]: readonly Value[]) => {
    if (command === 'watch-project') return send(socket, { watch: root, watcher: 'chokidar' });
    if (command === 'query') {
      const { path = paths, since, expression } = args[0] as unknown as Query;
      const names = since ? changedSince(since) : path.flatMap((start) => filesIn(root, start));
      const files = describe(matching(expression, names));
      return send(socket, { is_fresh_instance: !since, files });
    }
    if (command === 'subscribe') {
      const [name, { since, expression }] = args as unknown as [string, Query];
      const subscription = { name, expression, socket };
      subscriptions.add(subscription);
      socket.on('close', () => subscriptions.delete(subscription));
      send(socket, { subscribe: name });
      return report(subscription, changedSince(since ?? clock()));
    }
    return send(socket, { error: `${String(command)} is not known.` });
  };

  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      for (let next = decodeMessage(received); next; next = decodeMessage(received)) {
        received = Buffer.from(next.rest);
        response(socket, next.message as Value[]);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  server.unref();
  const files = await watchFiles(
    paths.map((path) => join(root, path)),
    null,
    (changed) => {
      const names = changed.map((path) => relative(root, path));
      count += 1;
      for (const name of names) changes.set(name, count);
      for (const subscription of subscriptions) report(subscription, names);
    },
  );
  return {
    socket: socketPath,
    folder,
    async stop() {
      server.close();
      await files.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The files of a folder, or the file itself, relative to the root. */
function filesIn(root: string, start: string): string[] {
  const path = join(root, start);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) =>
    entry.isFile() ? [relative(root, join(entry.parentPath, entry.name))] : [],
  );
}
