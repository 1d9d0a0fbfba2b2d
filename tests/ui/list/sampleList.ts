import type { Visitor } from '../../../src/visitor/visitor.ts';
import type { Choices } from '../../../src/lists/choices.ts';
import { momentFilter } from '../../../src/lists/filters/dateFilters.ts';
import { defineFilters } from '../../../src/lists/filters/defineFilters.ts';
import {
  integerFilter,
  recordFilter,
  statusFilter,
  textFilter,
  yesNoFilter,
} from '../../../src/lists/filters/filterSettings.ts';
import type { ListSettings } from '../../../src/lists/listSettings.ts';
import { cursorPaging } from '../../../src/lists/paging.ts';
import type { Resource } from '../../../src/address/resource.ts';

export const ORDERS: Resource = { slug: 'orders', label: 'Order', pluralLabel: 'Orders' };

export const CUSTOMERS: Resource = {
  slug: 'customers',
  label: 'Customer',
  pluralLabel: 'Customers',
};

/** Somebody in Berlin on the evening of 20 November 2026. */
export const VISITOR: Visitor = {
  timeZone: 'Europe/Berlin',
  now: Date.parse('2026-11-20T20:00:00Z'),
  lists: {},
};

export interface OrderVariables {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly orderBy?: readonly string[] | null;
  readonly filter?: {
    readonly status?: {
      readonly equalTo?: string | null;
      readonly notEqualTo?: string | null;
      readonly in?: readonly string[] | null;
    } | null;
    readonly total?: { readonly atLeast?: number | null; readonly atMost?: number | null } | null;
    readonly placed?: { readonly from?: string | null; readonly before?: string | null } | null;
    readonly text?: string | null;
    readonly rush?: { readonly equalTo?: boolean | null } | null;
    readonly customer?: { readonly is?: string | null; readonly isNull?: boolean | null } | null;
    readonly and?: readonly { readonly text?: string | null }[] | null;
    readonly shop?: string | null;
  } | null;
}

export const STATUSES = {
  DRAFT: { label: 'Draft', tone: 'neutral' },
  SHIPPED: { label: 'Shipped', tone: 'success' },
} satisfies Choices;

export const CHANNELS: Choices = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [
    name,
    { label: name.toUpperCase(), tone: 'neutral' },
  ]),
);

/** A list with everything that a list can have. */
export const SETTINGS: ListSettings<OrderVariables> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  defaultSort: '-placed',
  sorts: {
    placed: { ascending: { orderBy: ['PLACED_ASC'] }, descending: { orderBy: ['PLACED_DESC'] } },
    number: { ascending: { orderBy: ['NUMBER_ASC'] } },
  },
  search: { fields: ['Number'], variables: (text) => ({ filter: { and: [{ text }] } }) },
  filters: defineFilters<OrderVariables>({
    status: statusFilter(STATUSES, {
      is: (status) => ({ filter: { status: { equalTo: status } } }),
      anyOf: (values) => ({ filter: { status: { in: values } } }),
      isNot: (status) => ({ filter: { status: { notEqualTo: status } } }),
    }),
    rush: yesNoFilter({ is: (rush) => ({ filter: { rush: { equalTo: rush } } }) }),
    customer: recordFilter(CUSTOMERS, {
      is: (customer) => ({ filter: { customer: { is: customer } } }),
      isEmpty: (isEmpty) => ({ filter: { customer: { isNull: isEmpty } } }),
    }),
    total: integerFilter({
      atLeast: (total) => ({ filter: { total: { atLeast: total } } }),
      atMost: (total) => ({ filter: { total: { atMost: total } } }),
    }),
    placed: momentFilter({
      atLeast: (placed) => ({ filter: { placed: { from: placed } } }),
      lessThan: (placed) => ({ filter: { placed: { before: placed } } }),
    }),
    constructor: textFilter<OrderVariables>({
      is: (name) => ({ filter: { and: [{ text: name }] } }),
      contains: (text) => ({ filter: { text } }),
      startsWith: (text) => ({ filter: { text: `${text}%` } }),
    }),
  }),
  and: ['filter', 'and'],
  layouts: { board: 'status', calendar: 'placed' },
  name: 'orders',
  always: { filter: { shop: 'own' } },
};
