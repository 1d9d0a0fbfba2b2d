import type { Environment, MutationParameters } from 'relay-runtime';
import { NetworkError } from './errors.ts';
import { loadSending } from './loadSending.ts';
import type { Change, Outcome } from './mutation.ts';

/** A mutation, and whatever else belongs to it. */
interface Sender<Mutation extends MutationParameters> {
  readonly change: Change<Mutation>;
}

/**
 * `commit`, whose code is no part of the page and comes with the first change, as the mutation does.
 * Where they do not come, nothing is sent.
 *
 * @param variables what is sent, when the mutation is there
 */
export async function commitOnUse<
  Mutation extends MutationParameters,
  Own extends Sender<Mutation> = Sender<Mutation>,
>(
  environment: Environment,
  load: () => Promise<Own>,
  variables: (sender: Own) => Mutation['variables'],
): Promise<Outcome<Mutation['response']>> {
  let loaded: Awaited<ReturnType<typeof loadAll<Own>>>;
  try {
    loaded = await loadAll(load);
  } catch (cause) {
    const error = new NetworkError(undefined, { cause });
    return { status: 'failed', error, mayHaveHappened: false };
  }
  const [{ commit }, sender] = loaded;
  return commit<Mutation>(environment, sender.change, variables(sender));
}

/** Loads what a change will need while there is time: the network may be gone when it is sent. */
export function prepareCommit(load: () => Promise<unknown>): void {
  loadAll(load).catch(() => {});
}

function loadAll<Own>(load: () => Promise<Own>) {
  return Promise.all([import('./mutation.ts'), load(), loadSending()]);
}
