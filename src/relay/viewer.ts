import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import {
  createOperationDescriptor,
  getRequest,
  type Environment,
  type Snapshot,
} from 'relay-runtime';
import type { Person, ViewerDefinition } from '../address/viewer.ts';
import { replay, type HandOver } from './handOver.ts';

/** How the app knows who is signed in; a person for tests; null where the schema has no query for it. */
export const ViewerContext = createContext<ViewerDefinition | { readonly person: Person } | null>(
  null,
);

/**
 * Who is signed in, as `src/viewer.ts` reads it; null when nobody is, or it is not known. The server has asked before it
 * renders, so this neither fetches nor suspends; a change of the person's record shows at once.
 *
 * @param definition what `src/viewer.ts` exports, for the types of what it reads
 */
export function useViewer<Who extends Person = Person>(
  definition?: ViewerDefinition<Who>,
): Who | null {
  const environment = useRelayEnvironment();
  const known = useContext(ViewerContext);
  const { read, subscribe } = useMemo(() => {
    if (!known || 'person' in known) return steady((known?.person ?? null) as Who | null);
    return followed(environment, definition ?? (known as ViewerDefinition<Who>));
  }, [environment, known, definition]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Writes what the server got of who is signed in into an environment, and keeps it there. */
export function takeViewer(
  environment: Environment,
  definition: ViewerDefinition,
  handOver: HandOver,
): void {
  const operation = viewerOperation(definition);
  replay(environment, operation, handOver);
  environment.retain(operation);
}

/** Who is signed in, by what an environment has; null for nobody. @throws what the app's `read` throws */
export function readViewer<Who extends Person>(
  environment: Environment,
  definition: ViewerDefinition<Who>,
): Who | null {
  return personIn(definition, environment.lookup(viewerOperation(definition).fragment), null);
}

/** The operation that asks who is signed in. */
export function viewerOperation({ query }: Pick<ViewerDefinition, 'query'>) {
  return createOperationDescriptor(getRequest(query), {});
}

/** A person who does not change. */
function steady<Who>(person: Who) {
  return { read: () => person, subscribe: () => () => {} };
}

/** The person as a store of React: the same object as long as nothing changes. */
function followed<Who extends Person>(environment: Environment, definition: ViewerDefinition<Who>) {
  const lookUp = () => environment.lookup(viewerOperation(definition).fragment);
  let snapshot = lookUp();
  let person = personIn(definition, snapshot, null);
  const take = (next: Snapshot) => {
    snapshot = next;
    person = personIn(definition, next, person);
  };
  return {
    read: () => person,
    subscribe(onChange: () => void) {
      const { dispose } = environment.subscribe(snapshot, (next) => {
        take(next);
        onChange();
      });
      return dispose;
    },
  };
}

/** @param before stays where a response of another query took a part of the person out of the store */
function personIn<Who extends Person>(
  { read }: ViewerDefinition<Who>,
  { data, isMissingData }: Snapshot,
  before: Who | null,
): Who | null {
  return isMissingData || !data ? before : (read(data) ?? null);
}
