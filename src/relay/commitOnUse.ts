import type { Environment, MutationParameters } from 'relay-runtime';
import { NetworkError } from './errors.ts';
import { loadReader } from './loadReader.ts';
import type { Change, Outcome } from './mutation.ts';

/**
 * `commit`, loading its code and the mutation on first use. When they cannot be loaded nothing is
 * sent.
 *
 * @param variables computes the variables from the loaded module
 */
export async function commitOnUse<
  Mutation extends MutationParameters,
  Own extends Change<Mutation> = Change<Mutation>,
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
  return commit<Mutation>(environment, sender, variables(sender));
}

/** Loads the code of a mutation ahead of time, since the network may fail later. */
export function preloadCommit(load: () => Promise<unknown>): void {
  loadAll(load).catch(() => {});
}

function loadAll<Own>(load: () => Promise<Own>) {
  return Promise.all([import('./mutation.ts'), load(), loadReader()]);
}
