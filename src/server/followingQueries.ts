import type { HandOver } from '../relay/handOver.ts';
import type { LocalKeys } from '../relay/identity.ts';
import { operationOf, type PageQueries } from '../relay/pageQueries.ts';

/** The queries that a page has besides, by the responses to those that it declares. */
export async function followingQueries(
  queries: PageQueries,
  answers: ReadonlyMap<string, HandOver>,
  localKeys: LocalKeys,
): Promise<PageQueries> {
  const following: PageQueries[] = [];
  for (const [name, query] of Object.entries(queries)) {
    const response = answers.get(name);
    if (!query.followedBy || !response?.result) continue;
    // Fragments are read out of a store.
    const { createEnvironment } = await import('../relay/environment.ts');
    const { replay } = await import('../relay/handOver.ts');
    const environment = createEnvironment({ url: '', localKeys, isServer: true });
    const operation = operationOf(query);
    replay(environment, operation, response);
    following.push(query.followedBy(environment.lookup(operation.fragment).data));
  }
  return Object.assign({}, ...following) as PageQueries;
}
