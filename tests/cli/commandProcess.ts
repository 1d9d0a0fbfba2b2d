import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { node, outcomeOf, plainEnvironment, repository, type Outcome } from './ownProcess.ts';

/** A command of Frontage, to be run as a process of its own would run it. */
export interface Command {
  readonly root: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly args: readonly string[];
}

/** Runs commands one after the other, in one process that is started with the first. */
export class CommandProcess {
  #server: Server | null = null;
  #isAtWork = false;

  /** Whether it has a command to run already. */
  get isAtWork(): boolean {
    return this.#isAtWork;
  }

  async run(root: string, args: readonly string[]): Promise<Outcome> {
    this.#isAtWork = true;
    const { child, ended } = (this.#server ??= startServer());
    const done = new Promise<Outcome>((resolve) => child.once('message', resolve));
    child.send({ root, environment: plainEnvironment(), args } satisfies Command);
    // Some commands end their process: the next one gets another.
    const outcome = await Promise.race([done, ended]);
    if (child.exitCode !== null || child.signalCode !== null) this.#server = null;
    this.#isAtWork = false;
    return outcome;
  }

  stop(): void {
    if (this.#server?.child.connected) this.#server.child.disconnect();
    this.#server = null;
  }
}

interface Server {
  readonly child: ChildProcess;
  /** What it has printed when it ended. */
  readonly ended: Promise<Outcome>;
}

function startServer(): Server {
  const child = fork(join(repository, 'tests/cli/commandServer.ts'), {
    execPath: node,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    silent: true,
  });
  return { child, ended: outcomeOf(child) };
}
