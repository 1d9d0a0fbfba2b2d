import { createContext } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { RecordKey } from '../../address/resource.ts';
import type { Title } from '../../relay/caught.ts';

/** What a record is called, with the key by which it was asked for. */
export interface NamedRecord {
  readonly key: RecordKey | null | undefined;
  readonly title: Title | undefined;
}

/** The names of other records that a record has the keys of, in one query beside the page's own. */
export interface RecordNames<Query extends OperationType = OperationType> {
  readonly query: GraphQLTaggedNode;
  /** By the fields with the keys. */
  read(data: Query['response']): Readonly<Record<string, NamedRecord | null | undefined>>;
}

/** What that query is called among those of the page. */
export const NAMES = 'names';

/** The names that the keys on a record's page have; null elsewhere, and where no record is asked for by its key. */
export const RecordNamesContext = createContext<RecordNames | null>(null);
