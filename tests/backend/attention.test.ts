import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { getRequest } from 'relay-runtime';
import type { Page } from '../../src/relay/pageQueries.ts';
import { valueOf } from '../../src/relay/caught.ts';
import type { Visitor } from '../../src/visitor/visitor.ts';
import { attention } from '../../src/resources/attention.ts';
import { CustomerList } from '../../src/resources/customers/CustomerList.tsx';
import { GreenLotList } from '../../src/resources/green-lots/GreenLotList.tsx';
import { InvoiceList } from '../../src/resources/invoices/InvoiceList.tsx';
import { OrderList } from '../../src/resources/orders/OrderList.tsx';
import { ProductList } from '../../src/resources/products/ProductList.tsx';
import { ShipmentList } from '../../src/resources/shipments/ShipmentList.tsx';
import { TicketList } from '../../src/resources/tickets/TicketList.tsx';
import { VariantList } from '../../src/resources/variants/VariantList.tsx';
import {
  attentionHref,
  attentionQueries,
  type AttentionEntry,
} from '../../src/ui/home/attention.ts';
import { documentsOf, scaffoldOf, textOf } from '../scaffold/scaffolded.ts';
import { startSampleBackend, type Connection } from './sampleBackend.ts';
import { signIn } from './tokens.ts';

const sample = startSampleBackend({ FRONTAGE_SAMPLE_SIGN_IN: '1' });

/** Somebody who may see everything. */
const SOMEBODY = 'marieke.van-loon';

const VISITOR: Visitor = { timeZone: 'Europe/Amsterdam', now: Date.now(), lists: {} };

const LISTS: Readonly<Record<string, Page>> = {
  customers: CustomerList,
  'green-lots': GreenLotList,
  invoices: InvoiceList,
  orders: OrderList,
  products: ProductList,
  shipments: ShipmentList,
  tickets: TicketList,
  variants: VariantList,
};

type Row = Readonly<Record<string, unknown>>;

/** What the home page asks for. */
async function answered(token: string): Promise<never> {
  if (!attention) throw new Error('The home page asks for nothing.');
  const { request, variables } = attentionQueries(attention, VISITOR).attention;
  const { text } = getRequest(request).params;
  return sample().data<never>(text ?? '', { ...variables }, token);
}

/** How many records the list at an entry's address has, as its page asks. */
async function found(entry: AttentionEntry, key: unknown, token: string): Promise<unknown> {
  const url = new URL(attentionHref(entry, VISITOR, key as string), 'http://app');
  const names = [...new Set(url.searchParams.keys())];
  const address = Object.fromEntries(names.map((name) => [name, url.searchParams.getAll(name)]));
  const { total } = LISTS[entry.resource.slug].queries!(address, VISITOR);
  // Whatever the address asks for is asked of the backend: nothing is left aside.
  expect(Object.keys(total.variables)).toEqual(expect.arrayContaining(['filter']));
  const { text } = getRequest(total.request).params;
  const data = await sample().data<Record<string, Connection<Row>>>(
    text ?? '',
    { ...total.variables },
    token,
  );
  return Object.values(data)[0].totalCount;
}

/** How many of all the backend's records are meant. */
async function meant(entry: AttentionEntry, key: unknown, token: string): Promise<number> {
  const names = Object.keys(entry.filters);
  const list = entry.resource.slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const person = entry.person === undefined ? '' : `${entry.person} { id }`;
  const data = await sample().data<Record<string, Connection<Row>>>(
    `{ ${list} { nodes { ${names.join(' ')} ${person} } } }`,
    {},
    token,
  );
  const isMeant = (row: Row) =>
    names.every((name) => entry.filters[name].includes(String(row[name]))) &&
    (entry.person === undefined || (row[entry.person] as Row | null)?.id === key);
  return data[list].nodes.filter(isMeant).length;
}

const named = (attention?.entries ?? []).map(
  (entry) => [`${entry.resource.pluralLabel}, ${entry.kind}`, entry] as const,
);

test.each(named.filter(([, { person }]) => person === undefined))(
  'the number of %s is that of the backend’s rows, and of the list that it leads to',
  async (_, entry) => {
    const token = await signIn(sample(), SOMEBODY);
    const count = valueOf(entry.count(await answered(token)));
    expect(count).toBeGreaterThan(0);
    expect(count).toBe(await meant(entry, null, token));
    expect(count).toBe(await found(entry, null, token));
  },
);

/** Gives an open ticket to whoever has the token. */
async function assignTicket(token: string): Promise<void> {
  const { currentEmployee, tickets } = await sample().data<{
    currentEmployee: Row;
    tickets: Connection<Row>;
  }>(
    '{ currentEmployee { id } tickets(filter: { status: { equalTo: OPEN } }) { nodes { id } } }',
    {},
    token,
  );
  await sample().data(
    `mutation ($id: ID!, $patch: TicketPatch!) {
      updateTicket(input: { id: $id, ticketPatch: $patch }) { clientMutationId }
    }`,
    { id: tickets.nodes[0].id, patch: { assignee: currentEmployee.id } },
    token,
  );
}

test.each(named.filter(([, { person }]) => person !== undefined))(
  'the number of %s is that of the person’s own rows, and of the list that it leads to',
  async (_, entry) => {
    await assignTicket(await signIn(sample(), 'tomasz.zawadzki'));
    let all = 0;
    for (const person of [
      'tomasz.zawadzki',
      'hannah.osei',
      'giorgos.stathopoulos',
      'lars.mikkelsen',
    ]) {
      const token = await signIn(sample(), person);
      const data = await answered(token);
      const key = entry.key?.(data);
      const count = valueOf(entry.count(data));
      expect(typeof key).toBe('string');
      expect(count).toBe(await meant(entry, key, token));
      expect(count).toBe(await found(entry, key, token));
      all += Number(count);
    }
    expect(all).toBeGreaterThan(0);
  },
);

test('where the schema has no word for what is overdue, a date and the open states give its rows', async () => {
  const sdl = readFileSync('schema/schema.graphql', 'utf8').replaceAll('isOverdue', 'flag');
  const files = await scaffoldOf(buildSchema(sdl, { assumeValidSDL: true }));
  const path = 'src/resources/attention.ts';
  const written = textOf(files, path);
  expect(written).toMatch(/filters: \{ status: \['OPEN'\] \},\s+before: 'dueOn'/);
  const [query] = documentsOf(new Map([[path, written]]));
  const [overdue] = attention?.entries ?? [];
  const entry: AttentionEntry = { ...overdue, filters: { status: ['OPEN'] }, before: 'dueOn' };
  const { today } = attentionQueries({ ...attention!, days: ['today'] }, VISITOR).attention
    .variables;

  const token = await signIn(sample(), SOMEBODY);
  const data = await sample().data<{ overdueInvoices: { totalCount: number } }>(
    query.replaceAll('@catch', ''),
    { today },
    token,
  );
  const { invoices } = await sample().data<{ invoices: Connection<Row> }>(
    '{ invoices { nodes { status dueOn } } }',
    {},
    token,
  );
  const late = invoices.nodes.filter(
    ({ status, dueOn }) => status === 'OPEN' && String(dueOn) < String(today),
  );
  expect(late.length).toBeGreaterThan(0);
  expect(data.overdueInvoices.totalCount).toBe(late.length);
  expect(await found(entry, null, token)).toBe(late.length);
});
