import { createContext, type ComponentType, type ReactNode } from 'react';
import type { Visitor } from '../../visitor/visitor.ts';
import type { Resource } from '../../address/resource.ts';
import type { BulkOperations } from '../action/recordOperations.ts';
import type { ListAddress } from '../../lists/listAddress.ts';
import type { AnyList } from './listDefinition.ts';
import type { Layout } from '../../lists/layouts.ts';
import type { Page } from '../../relay/pageQueries.ts';
import type { ListChoice } from '../../visitor/listChoice.ts';

/** What the visitor chose for lists, by the list's name. */
export const ListChoicesContext = createContext<Visitor['lists']>({});

/** A column as people and addresses call it. */
export interface NamedColumn {
  readonly id: string;
  readonly label: string;
}

export interface ToolbarProps {
  readonly list: ListOfTable;
  readonly columns: readonly NamedColumn[];
  /** The columns that the table shows now, in order. */
  readonly shown: readonly NamedColumn[];
  /** How many rows changed that are not shown yet. */
  readonly changes: number;
}

/** Loads the page of a resource's records. */
export type LoadRecord = () => Promise<Page>;

/** What a table needs to know of the list that it shows. */
export interface ListOfTable {
  readonly resource: Resource;
  /** The list's address without its search parameters. */
  readonly path: string;
  readonly address: ListAddress;
  readonly shown: Omit<ListChoice, 'view'>;
  /** The person's stored choice for this list, independent of the address. */
  readonly kept: ListChoice;
  /** Key of the stored choice; null if there is nothing to choose. */
  readonly name: string | null;
  /** Loads the page of a record, where there is one. */
  readonly loadRecord?: LoadRecord;
  /** How the rows can be laid out besides a table. */
  readonly layouts: ReadonlyArray<NonNullable<Layout>>;
  /** The column that they are laid out by. */
  readonly layoutBy: string | null;
  /** The list has rows on other pages, too. */
  readonly hasOtherPages: boolean;
  /** The number of all rows, which loads separately. */
  readonly total: ReactNode;
  /** What can be done with several rows at once; null where there is nothing. */
  readonly bulk: BulkOperations<unknown> | null;
  /** What its pages are read by; null where they cannot be read without being shown. */
  readonly definition: AnyList | null;
  /** Shows a dialog that stays open while the list changes pages; null closes it. */
  readonly open: (dialog: ReactNode) => void;
  /** The toolbar above the rows; tables in tabs do not load its code. */
  readonly Toolbar: ComponentType<ToolbarProps>;
}

/** The list around a table; null around a table that is a part of something else. */
export const ListContext = createContext<ListOfTable | null>(null);

/** The columns that tables show in a place that has room for few; null where there is room for all. */
export const OnlyColumnsContext = createContext<readonly string[] | null>(null);
