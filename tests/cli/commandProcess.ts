import { fork, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { node, outcomeOf, type Outcome } from './ownProcess.ts';

/** A command of Frontage, to be run as a process of its own would run it. */
export interface Command {
  readonly root: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly args: readonly string[];
}

/**
 * Runs commands one after the other, in one process that is started with the first. It keeps nobody alive while it has
 * nothing to do, and ends with whom it was started by.
 */
class CommandProcess {
  #server: Server | null = null;
  #isAtWork = false;

  /** Whether it has a command to run already. */
  get isAtWork(): boolean {
    return this.#isAtWork;
  }

  async run(command: Command): Promise<Outcome> {
    this.#isAtWork = true;
    const { child, ended } = (this.#server ??= startServer());
    for (const handle of handlesOf(child)) handle?.ref();
    const done = new Promise<Outcome>((resolve) => child.once('message', resolve));
    child.send(command);
    // Some commands end their process: the next one gets another.
    const outcome = await Promise.race([done, ended]);
    for (const handle of handlesOf(child)) handle?.unref();
    if (child.exitCode !== null || child.signalCode !== null) this.#server = null;
    this.#isAtWork = false;
    return outcome;
  }
}

/** Files of tests that Node has load it (`sharedCommands.ts`) have one between them. */
export const commands = new CommandProcess();

interface Server {
  readonly child: ChildProcess;
  /** What it has printed when it ended. */
  readonly ended: Promise<Outcome>;
}

function startServer(): Server {
  const child = fork('tests/cli/commandServer.ts', {
    execPath: node,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    silent: true,
  });
  return { child, ended: outcomeOf(child) };
}

/** What keeps a process alive that has started another. */
function handlesOf(child: ChildProcess) {
  type Pipe = Readable & Pick<ChildProcess, 'ref' | 'unref'>;
  return [child, child.channel, child.stdout as Pipe | null, child.stderr as Pipe | null];
}
