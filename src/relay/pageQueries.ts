import type { ComponentType } from 'react';
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type OperationDescriptor,
  type OperationType,
} from 'relay-runtime';
import type { Address } from '../address/address.ts';
import type { WireError } from './errors.ts';
import { hasImpossibleKey } from './recordKey.ts';
import type { RowKey } from './subject.ts';
import type { Visitor } from '../visitor/visitor.ts';

/**
 * How much a page depends on a query. `page`: the page fails without it. `panel`: the page waits
 * for it and shows its failure in place. `deferred`: the page does not wait for it.
 */
export type Need = 'page' | 'panel' | 'deferred';

/** A query of a page, with its variables. */
export interface PageQuery {
  readonly request: GraphQLTaggedNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly need: Need;
  /** The path of the page's record in the response: when it is null, the page is not found. */
  readonly subject: readonly string[] | null;
  /** Which of the rows there is the record, where others come with it. */
  readonly row: RowKey | null;
  /**
   * The address has a key that no record can have: nothing is fetched, and the page is not found.
   */
  readonly hasImpossibleKey: boolean;
  /** The queries that the page has besides, once this one is answered. @param data the response, read */
  readonly followedBy?: (data: unknown) => PageQueries;
}

/** A page's queries by a local name: `list`, `total`. */
export type PageQueries = Readonly<Record<string, PageQuery>>;

/** Props of the component that replaces a page that failed to load. */
export interface FailedPageProps {
  readonly error: WireError;
  readonly onRetry: () => void;
}

/** Gives a page's queries for an address. */
export type QueriesOfPage = ((address: Address, visitor: Visitor) => PageQueries) & {
  /** Loads the code that an address needs before its queries are known; null where it is there. */
  readonly load?: (address: Address, visitor: Visitor) => Promise<void> | null;
};

/** A page declares its queries for an address; the app loads them before it renders the page. */
export type Page = ComponentType & {
  queries?: QueriesOfPage;
  /** Replaces the default error screen. */
  Failed?: ComponentType<FailedPageProps>;
  /** It can be shown with the part of its record that is known. @see PartialContext */
  canBePartial?: boolean;
};

/** Declares a page's query; the types tie the variables to the operation. */
export function pageQuery<Query extends OperationType>(
  request: GraphQLTaggedNode,
  variables: Query['variables'],
  options: { need?: Need; subject?: readonly string[]; row?: RowKey } & Pick<
    PageQuery,
    'followedBy'
  > = {},
): PageQuery {
  const { need = 'page', subject = null, row = null, followedBy } = options;
  return {
    request,
    variables: withoutUndefined(variables),
    need,
    subject,
    row,
    hasImpossibleKey: hasImpossibleKey(variables),
    followedBy,
  };
}

/** The operation descriptor of a query. It uses `getRequest`, because a tag may yield a module. */
export function operationOf({ request, variables }: PageQuery): OperationDescriptor {
  return createOperationDescriptor(getRequest(request), variables);
}

/** Variables must be equal before and after the hand-over, and JSON has no `undefined`. */
function withoutUndefined(variables: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(variables)) as Record<string, unknown>;
}
