import type { ReactNode } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { Address } from '../../address/address.ts';
import type { Resource } from '../../address/resource.ts';
import type { Choices } from '../../lists/choices.ts';
import type { Fragment } from '../../lists/fragment.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import type { PagedSettings } from '../../lists/pagedSettings.ts';
import type { PageInResponse } from '../../lists/pageInResponse.ts';
import type { ParentVariables } from '../../lists/parentVariables.ts';
import type { LinksOperation } from '../action/recordLinks.ts';
import type { NewRowsDefinition } from '../form/rows/newRowsDefinition.ts';
import type { Count } from '../list/Counted.tsx';
import type { Beside, Edges } from '../list/beside.tsx';
import type { EdgesDefinition } from '../list/edgesDefinition.ts';
import type { ViewOfAnyRows } from '../list/pageRows.ts';
import type { OrderableRows } from '../list/rowOrder/rowOrder.ts';

/**
 * A list below a record, described once as lists are: its query, where in the response its rows are, what shows
 * them, and what it can be asked.
 */
export type TabDefinition<
  Query extends OperationType,
  View extends ViewOfRows,
  Total extends OperationType = OperationType,
> = TabSettings<Query, View, Total> & ParentVariables<Query['variables']>;

interface TabSettings<
  Query extends OperationType,
  View extends ViewOfRows,
  Total extends OperationType,
> extends Omit<PagedSettings<Query['variables']>, 'size'> {
  /** Rows on a page; 10 if omitted. */
  readonly size?: number;
  /** The resource of the record that the page is about. */
  readonly parent: Resource;
  /** The tab's name in the address. */
  readonly name: string;
  /** The resource of the rows, or what they are called where they are of several kinds. */
  readonly resource: Resource | Pick<Resource, 'pluralLabel'>;
  /** The component that shows the rows. */
  readonly view: View;
  /** Columns of a table that would say the same in each row. */
  readonly hiddenColumns?: readonly string[];
  /** What the edges of its connection say beside the records. */
  readonly edges?: EdgesDefinition;
  /** The few states that rows are in, where they can be narrowed to one. */
  readonly states?: StatesOfRows<Query['variables']>;
  /** The filter of the resource's own list that selects these rows. */
  readonly viewAllFilter?: string;
  /** Loads how records are linked to this one. */
  readonly links?: LinksOperation;
  /** What is linked, where that is not what the rows are: `Genres` of joins. */
  readonly linksLabel?: string;
  /** How rows are made below the record. */
  readonly newRows?: NewRowsDefinition;
  /** What has the key of the record in the address of the form for a new one, where none are made in place: `customer.key`. */
  readonly newRecord?: string;
  /** How rows are changed in the tab, whose records have no pages of their own. */
  readonly rowChanges?: RowChangesOfTab;
  /** How rows are put in another order. */
  readonly rowOrder?: OrderableRows;
  readonly query: GraphQLTaggedNode;
  /** Finds a page of the rows in the query's response. */
  read(
    data: Query['response'],
    address: Address,
  ): PageInResponse<Parameters<View>[0]['rows'][number]>;
  /** How many rows match what they are narrowed to; asked for only then, by the variables of the rows. */
  readonly total?: Count<Total>;
  /** It is asked for always, since the record does not count them among its tabs. */
  readonly isCountedApart?: true;
}

/** A filter of the rows by their state. */
export interface StatesOfRows<Variables> {
  /** In the address: as the filter of the rows' own list is called. */
  readonly name: string;
  readonly label?: string;
  readonly choices: Choices;
  /** @param state one of the choices */
  variables(state: string): Fragment<Variables>;
}

/** What can be done with the rows of a tab whose records have no pages, as `changeColumn` describes it. */
export interface RowChangesOfTab {
  /** The column beside the rows of a page with what can be done with each. @param count how many rows there are */
  column(resource: Resource, address: Address, count: number): Beside;
}

/** A component that shows rows: a table, a timeline, entries of several kinds. */
export type ViewOfRows = (props: {
  rows: never;
  edges?: Edges;
  hiddenColumns?: readonly string[];
}) => ReactNode;

/** A tab whatever its query and rows. */
export type AnyTab = TabDefinition<OperationType, ViewOfAnyRows> & ListSettings<unknown>;
