import type { ComponentType } from 'react';
import {
  createOperationDescriptor,
  getRequest,
  type CacheConfig,
  type GraphQLTaggedNode,
  type OperationDescriptor,
  type OperationType,
} from 'relay-runtime';
import type { Address } from '../address/address.ts';
import type { WireError } from './errors.ts';
import { asksForNoRecord } from './recordKey.ts';
import type { Visitor } from '../visitor/visitor.ts';

/**
 * How much a page depends on a query. `page`: without it there is no page. `panel`: the page waits
 * for it and shows its failure in its own place. `late`: it appears when it comes.
 */
export type Need = 'page' | 'panel' | 'deferred';

/** A query that a page needs, with the variables that its address asks for. */
export interface PageQuery {
  readonly request: GraphQLTaggedNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly need: Need;
  /** Where in the answer the record lies that the page is about: when it is null, the page is not found. */
  readonly subject: readonly string[] | null;
  /** The address has a key that no record can have: nothing is asked, and nothing is found. */
  readonly isForNothing: boolean;
}

/** A page's queries by a name of its own choosing: `list`, `total`. */
export type PageQueries = Readonly<Record<string, PageQuery>>;

/** What stands in place of a page that could not be loaded. */
export interface FailedPageProps {
  readonly error: WireError;
  readonly onRetry: () => void;
}

/** A page says what it needs for an address; the app sees to it before it renders the page. */
export type Page = ComponentType & {
  queries?: (address: Address, visitor: Visitor) => PageQueries;
  /** Shown instead of the usual advice when the page could not be loaded. */
  Failed?: ComponentType<FailedPageProps>;
};

/** Describes a page's query; the types tie the variables to the operation. */
export function pageQuery<Query extends OperationType>(
  request: GraphQLTaggedNode,
  variables: Query['variables'],
  options: { need?: Need; subject?: readonly string[] } = {},
): PageQuery {
  const { need = 'page', subject = null } = options;
  return {
    request,
    variables: withoutUndefined(variables),
    need,
    subject,
    isForNothing: asksForNoRecord(variables),
  };
}

/** The operation that Relay's store knows this query by. Goes through `getRequest`, since a tag may yield a module. */
export function operationOf(
  { request, variables }: PageQuery,
  cacheConfig?: CacheConfig,
): OperationDescriptor {
  return createOperationDescriptor(getRequest(request), variables, cacheConfig);
}

/** JSON has no `undefined`: the variables must be the same before and after the hand-over. */
function withoutUndefined(variables: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(variables)) as Record<string, unknown>;
}
