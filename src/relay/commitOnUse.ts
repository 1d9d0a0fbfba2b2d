import type { Environment, MutationParameters } from 'relay-runtime';
import { NetworkError } from './errors.ts';
import type { Change, Outcome } from './mutation.ts';

/**
 * `commit`, whose code is no part of the page and comes with the first change. Where it does not come,
 * nothing is sent.
 */
export async function commitOnUse<Mutation extends MutationParameters>(
  environment: Environment,
  change: Change<Mutation>,
  variables: Mutation['variables'],
): Promise<Outcome<Mutation['response']>> {
  try {
    const { commit } = await import('./mutation.ts');
    return commit(environment, change, variables);
  } catch (cause) {
    const error = new NetworkError(undefined, { cause });
    return { status: 'failed', error, mayHaveHappened: false };
  }
}
