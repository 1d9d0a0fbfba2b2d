/**
 * Runs commands of Frontage one after the other, each as a process of its own would: in its folder, with its
 * environment, until nothing keeps it alive. Loading the modules takes longer than most commands: here it is done once.
 */
import { EventEmitter } from 'node:events';
import { writeSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Command } from './commandProcess.ts';
import type { Outcome } from './ownProcess.ts';

enableCompileCache();

const PROGRAM = resolve(import.meta.dirname, '../../src/cli/program.ts');
const OUTPUTS = { stdout: process.stdout, stderr: process.stderr };

const NOTHING = { stdout: '', stderr: '' };

/** What the command at work has printed. */
const printed = { ...NOTHING };
for (const name of ['stdout', 'stderr'] as const)
  OUTPUTS[name].write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    printed[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    const done = rest.find((argument) => typeof argument === 'function') as
      (() => void) | undefined;
    done?.();
    return true;
  };

// A command that ends its process ends this one: what it has printed is passed on as it would be.
process.on('exit', () => {
  writeSync(1, printed.stdout);
  writeSync(2, printed.stderr);
});

process.on('message', (command: Command) => void run(command).then((end) => process.send?.(end)));

let count = 0;

async function run({ root, environment, args }: Command): Promise<Outcome> {
  process.chdir(root);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment);
  process.argv = [process.execPath, PROGRAM, ...args];
  process.exitCode = undefined;
  const forget = rememberListeners(process, ...Object.values(OUTPUTS));
  const before = await keptAliveBy();
  count += 1;
  // The program runs when it is loaded: each address is loaded once, and what it imports is there already.
  await import(`${pathToFileURL(PROGRAM).href}?run=${count}`);
  while ((await keptAliveBy()) > before) await sleep(5);
  forget();
  // The program lets a process end that is heard by another.
  process.channel?.ref();
  const outcome = { code: Number(process.exitCode ?? 0), ...printed };
  Object.assign(printed, NOTHING);
  return outcome;
}

/** How many things keep this process alive, but for its own pipes: a program that is left running counts by itself. */
async function keptAliveBy(): Promise<number> {
  await nextTurn();
  return process.getActiveResourcesInfo().filter((name) => name !== 'PipeWrap').length;
}

/** @returns what takes away all listeners that were added in the meantime */
function rememberListeners(...emitters: EventEmitter[]): () => void {
  const known = emitters.map((emitter) =>
    emitter.eventNames().flatMap((name) => emitter.listeners(name)),
  );
  return () =>
    emitters.forEach((emitter, index) => {
      for (const name of emitter.eventNames())
        for (const listener of emitter.listeners(name))
          if (!known[index].includes(listener))
            emitter.off(name, listener as (...args: unknown[]) => void);
    });
}
