import type { Choices } from '../../../src/ui/fields/Choice.tsx';
import type { ListSettings } from '../../../src/ui/list/listSettings.ts';
import { cursorPaging } from '../../../src/ui/list/paging.ts';
import { yesNo } from '../../../src/ui/list/yesNo.ts';
import type { Resource } from '../../../src/ui/resource.ts';

export const ORDERS: Resource = { slug: 'orders', label: 'Order', pluralLabel: 'Orders' };

export interface OrderVariables {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly orderBy?: readonly string[] | null;
  readonly filter?: {
    readonly status?: { readonly equalTo?: string | null } | null;
    readonly rush?: { readonly equalTo?: boolean | null } | null;
    readonly customer?: { readonly is?: string | null } | null;
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
  sortedBy: '-placed',
  sorts: {
    placed: { ascending: { orderBy: ['PLACED_ASC'] }, descending: { orderBy: ['PLACED_DESC'] } },
    number: { ascending: { orderBy: ['NUMBER_ASC'] } },
  },
  search: { label: 'Search number', variables: (text) => ({ filter: { and: [{ text }] } }) },
  filters: {
    status: {
      label: 'Status',
      choices: STATUSES,
      variables: (status) => ({ filter: { status: { equalTo: status } } }),
    },
    rush: {
      label: 'Rush',
      choices: yesNo,
      variables: (rush) => ({ filter: { rush: { equalTo: rush === 'true' } } }),
    },
    customer: {
      label: 'Customer',
      variables: (customer) => ({ filter: { customer: { is: customer } } }),
    },
    constructor: {
      label: 'Constructor',
      variables: (name: string) => ({ filter: { and: [{ text: name }] } }),
    },
  },
  always: { filter: { shop: 'own' } },
};
