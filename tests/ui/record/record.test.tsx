/** @jest-environment jsdom */
import { cleanup, act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { judged } from '../../../src/relay/errorCodes.ts';
import { ResponseError } from '../../../src/relay/errors.ts';
import { serializeError } from '../../../src/relay/serializeError.ts';
import type { HandOver } from '../../../src/relay/handOver.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import { pageQuery, type PageQueries } from '../../../src/relay/pageQueries.ts';
import { type Address } from '../../../src/address/address.ts';
import CopyPanel from '../../../src/ui/record/CopyPanel.tsx';
import { defineOperations } from '../../../src/ui/action/recordOperations.ts';
import { Money } from '../../../src/ui/fields/Number.tsx';
import { Text } from '../../../src/ui/fields/Text.tsx';
import { ValueTable } from '../../../src/ui/fields/ValueTable.tsx';
import type { AnyEditing } from '../../../src/ui/form/recordEditing.ts';
import { RecordPage } from '../../../src/ui/errors/RecordPage.tsx';
import { RecordField, RecordScreen, Section } from '../../../src/ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../../src/ui/record/RecordTabs.tsx';
import { connectionPaging } from '../../../src/lists/paging.ts';
import { defineTab } from '../../../src/ui/record/defineTab.tsx';
import type { OrdersQuery } from '../../relay/project/__generated__/OrdersQuery.graphql.ts';
import {
  countRequest,
  handOverOf,
  listResponse,
  orderPage,
  ordersRequest,
} from '../../relay/sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';
import { turnShortcuts } from '../../../src/ui/shortcuts/shortcuts.ts';
import { storeSequence } from '../../../src/ui/list/openedFrom.ts';
import { latestToasts } from '../../../src/ui/toasts/toasts.ts';
import { ORDERS } from '../list/sampleList.ts';
import { at, routerAt } from '../testRouter.tsx';

const TABS: RecordTabs = {
  lines: {
    label: 'Lines',
    Panel: Object.assign(() => <p>The lines</p>, {
      queries: ({ key }: Address) => ({
        lines: pageQuery(ordersRequest, { after: String(key) } as never, {
          need: 'panel' as const,
        }),
      }),
    }),
  },
  notes: {
    label: 'Notes',
    Panel: Object.assign(() => <p>The notes</p>, {
      queries: () => ({ notes: pageQuery(countRequest, {}, { need: 'panel' as const }) }),
    }),
  },
};

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend();
});
afterEach(() => backend.restore());

/** Shows something below a page that has been handed over. */
function show(
  children: ReactNode,
  address = '/orders/a%2F7',
  queries: PageQueries = {},
  handOvers: Readonly<Record<string, HandOver>> = {},
): LoadedPage {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const page = new LoadedPage(environment, queries);
  page.take(handOvers);
  const router = routerAt(address, { key: 'a/7' });
  render(
    at(
      router,
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={page}>{children}</LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
  return page;
}

describe('the page of a record', () => {
  const page = (record: unknown) => (
    <RecordPage resource={ORDERS} record={record as { id: string }}>
      {({ id }) => <p>Order {id}</p>}
    </RecordPage>
  );

  test('shows it when it is there', () => {
    show(page({ ok: true, value: { id: '7' } }));
    expect(screen.getByText('Order 7')).toBeInTheDocument();
  });

  test('says that there is none, and leads to all of them', async () => {
    show(page({ ok: true, value: null }));
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/orders');
  });

  test('says that it may not be there where the backend forbids it, as some do of what is not', async () => {
    const refused = judged({ message: 'No', path: ['order'], extensions: { code: 'FORBIDDEN' } });
    show(page({ ok: false, errors: [refused] }));
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Order not found');
    expect(screen.getByText(/deleted, or you do not have permission/)).toBeInTheDocument();
  });
});

describe('the screen of a record', () => {
  test('shows its title, status and fields', () => {
    show(
      <RecordScreen
        resource={ORDERS}
        recordKey="a/7"
        title="N7"
        status="Shipped"
        side="Side"
        tabs="Tabs"
      >
        <Section title="Delivery">
          <RecordField label="To" help="Where it goes.">
            Berlin
          </RecordField>
        </Section>
      </RecordScreen>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'N7' })).toBeInTheDocument();
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link'),
    ).toHaveAttribute('href', '/orders');
    expect(screen.getByRole('heading', { level: 2, name: 'Delivery' })).toBeInTheDocument();
    expect(screen.getByRole('term')).toHaveAttribute('title', 'Where it goes.');
    expect(screen.getByRole('definition')).toHaveTextContent('Berlin');
    expect(screen.getByRole('complementary')).toHaveTextContent('Side');
  });

  test('shows values that have a name as its fields', () => {
    show(
      <Section>
        <Text name="purchaseOrder" help="The customer's own." value="P7" />
        <Text name="isRush" label="Rush" value="Yes" />
        <RecordField name="weight">
          <Text value="7" /> kg
        </RecordField>
      </Section>,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Purchase order',
      'Rush',
      'Weight',
    ]);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'P7',
      'Yes',
      '7 kg',
    ]);
    expect(screen.getAllByRole('term')[0]).toHaveAttribute('title', "The customer's own.");
  });

  test('edits a field by the input of its name, of another, or not at all', () => {
    const operations = defineOperations({
      resource: ORDERS,
      edit: () => Promise.reject<AnyEditing>(new Error('Not loaded.')),
    });
    show(
      <RecordScreen resource={ORDERS} recordKey="7" operations={operations} record={{}}>
        <Section>
          <Text name="number" value="N7" />
          <Text name="customer" edits="customerId" value="Ada" />
          <Text name="total" readOnly value="12" />
          <Text label="Age" value="3 days" />
        </Section>
      </RecordScreen>,
    );
    const pencils = screen.getAllByRole('link', { name: /^Edit ./ });
    expect(pencils.map((pencil) => pencil.getAttribute('data-edits'))).toEqual([
      'number',
      'customerId',
    ]);
  });

  test('writes a label once where the heading of its section says the same', () => {
    show(
      <Section title="Translations">
        <RecordField name="translations">Three</RecordField>
        <RecordField label="Language">English</RecordField>
      </Section>,
    );
    const [headed, other] = screen.getAllByRole('term');
    expect(headed.closest('[data-headed]')).toHaveTextContent('TranslationsThree');
    expect(other.closest('[data-headed]')).toBeNull();
  });

  test('says amounts that name no currency in its own, in its fields and its tabs', () => {
    show(
      <RecordScreen
        resource={ORDERS}
        recordKey="7"
        currency="EUR"
        tabs={<Money label="Unit price" value="12" />}
      >
        <ValueTable
          label="Taxes"
          value={[{ base: 60 }]}
          columns={[{ label: 'Base', cell: ({ base }) => <Money value={base} /> }]}
        />
      </RecordScreen>,
    );
    expect(screen.getByRole('cell', { name: '€60.00' })).toBeInTheDocument();
    expect(screen.getByText('€12.00')).toBeInTheDocument();
  });

  test('has a name also where nothing names it, and no link to a list that is not there', () => {
    show(
      <RecordScreen resource={{ ...ORDERS, screens: ['record'] }} recordKey="abc1234567">
        {null}
      </RecordScreen>,
    );
    expect(
      screen.getByRole('heading', { level: 1, name: 'Order #abc1234567' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('the records around one', () => {
  const LIST = '/orders?status=SHIPPED';
  const hrefs = ['/orders/a%2F6', '/orders/a%2F7', '/orders/a%2F8'];
  const record = (key: string) => (
    <RecordScreen resource={{ ...ORDERS, screens: ['list', 'record'] }} recordKey={key}>
      {null}
    </RecordScreen>
  );
  const previousNext = () => screen.queryByRole('navigation', { name: 'Previous and next record' });
  afterEach(() => sessionStorage.clear());

  // What shows them is loaded by the first record that has them.
  beforeAll(async () => {
    storeSequence({ list: LIST, hrefs, opened: [hrefs[1]] });
    show(record('a/7'));
    await screen.findByRole('navigation', { name: 'Previous and next record' });
    cleanup();
  });

  test('are a click or a key away, and so is the list', () => {
    storeSequence({ list: LIST, hrefs, opened: [hrefs[1]] });
    show(record('a/7'));
    const links = within(previousNext() as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([LIST, hrefs[0], hrefs[2]]);
    expect(links[0]).toHaveTextContent('2 of 3');
    expect(links[0]).toHaveAccessibleName('2 of 3 in the list');
    const followed = jest.fn((event: Event) => event.preventDefault());
    links.forEach((link) => link.addEventListener('click', followed));
    fireEvent.keyDown(document.body, { key: 'k' });
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });
    expect(followed.mock.calls.map(([{ currentTarget: _, target }]) => target)).toEqual([
      links[1],
      links[2],
    ]);
  });

  test.each([
    ['2 of 3 in the list', {}],
    ['27 of 2,526 in the list', { previousPage: '/orders', before: 25, total: 2526 }],
    ['2 of 3+', { nextPage: '/orders?after=c' }],
    ['Back to the list', { previousPage: '/orders', nextPage: '/orders?after=c', total: 300 }],
  ])('say where in the whole list it is, as far as that is known: %s', (name, around) => {
    storeSequence({ list: LIST, hrefs, ...around, opened: [hrefs[1]] });
    show(record('a/7'));
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', LIST);
  });

  test('end where the page of the list does', () => {
    storeSequence({ list: LIST, hrefs, opened: [hrefs[0]] });
    show(record('a/6'));
    expect(screen.queryByRole('link', { name: 'Previous record' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Next record' })).toHaveAttribute('href', hrefs[1]);
  });

  test.each([
    ['that has none', 'a/9', hrefs],
    ['that it was not opened from', 'a/7', [hrefs[0]]],
  ])('are not those of a list %s', (_case, key, opened) => {
    storeSequence({ list: LIST, hrefs, opened });
    show(record(key));
    expect(previousNext()).toBeNull();
  });

  test('do not come on keys that are off', () => {
    turnShortcuts(false);
    storeSequence({ list: LIST, hrefs, opened: [hrefs[1]] });
    show(record('a/7'));
    const followed = jest.fn((event: Event) => event.preventDefault());
    screen.getByRole('link', { name: 'Next record' }).addEventListener('click', followed);
    fireEvent.keyDown(document.body, { key: 'j' });
    turnShortcuts(true);
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(followed).toHaveBeenCalledTimes(1);
  });
});

describe('a copy of a record', () => {
  const record = {
    id: 'a/7',
    number: 'N7',
    note: null,
    total: '1.00',
    customer: { id: 'c', name: 'Ada' },
  };

  test.each([
    ['link', 'Link copied', 'http://localhost/orders/a%2F7'],
    ['ID', 'ID copied', 'a/7'],
    ['JSON', 'JSON copied', JSON.stringify(record, null, 2)],
  ])('is had as its %s, and nothing is asked for', async (name, said, expected) => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    const queries = { record: orderPage('a/7') };
    show(<CopyPanel href="/orders/a%2F7" id="a/7" />, undefined, queries, {
      record: handOverOf(queries.record, { data: { order: record } }),
    });
    const button = screen.getByRole('button', { name: `Copy ${name}` });
    await act(async () => void fireEvent.click(button));
    expect(writeText).toHaveBeenCalledWith(expected);
    expect(latestToasts()[0].words).toBe(said);
    expect(backend.calls).toHaveLength(0);
  });

  test('that the browser refuses is not said to be there', async () => {
    Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
    show(<CopyPanel href="/orders/a%2F7" id="a/7" />);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy ID' })));
    expect(latestToasts()[0].words).toBe('The browser did not allow copying');
  });
});

describe('the relations of a record', () => {
  test.each([
    ['the first', {}, ['lines']],
    ['the one that is asked for', { tab: 'notes' }, ['notes']],
    ['the first for one that there is not', { tab: 'gone' }, ['lines']],
    ['the first for a property of every object', { tab: 'constructor' }, ['lines']],
  ])('ask for %s alone', (_case, address, expected) => {
    expect(Object.keys(tabQueries(TABS, { key: '7', ...address }))).toEqual(expected);
  });

  test('ask for nothing where there are none', () => {
    expect(tabQueries({}, {})).toEqual({});
  });

  function showTabs(
    address: string,
    handOver: (queries: PageQueries) => Record<string, HandOver>,
  ): void {
    const queries = tabQueries(TABS, { key: 'a/7', ...routerAt(address).query });
    const view = <RecordTabsView resource={ORDERS} tabs={TABS} />;
    show(view, address, queries, handOver(queries));
  }

  test('are links, the open one marked, with its records below', () => {
    showTabs('/orders/a%2F7', ({ lines }) => ({ lines: handOverOf(lines, listResponse(1)) }));
    const links = within(screen.getByRole('navigation', { name: 'Relations' })).getAllByRole(
      'link',
    );
    expect(
      links.map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]),
    ).toEqual([
      ['Lines', '/orders/a%2F7?tab=lines', 'page'],
      ['Notes', '/orders/a%2F7?tab=notes', null],
    ]);
    expect(screen.getByRole('group', { name: 'Lines' })).toHaveTextContent('The lines');
    expect(backend.calls).toHaveLength(0);
  });

  test('fail on their own: the record and the way to the others stay', () => {
    const error = serializeError(new ResponseError(404, 'no', null));
    showTabs('/orders/a%2F7?tab=notes', ({ notes }) => ({
      notes: handOverOf(notes, null, { error }),
    }));
    expect(screen.getByRole('group', { name: 'Notes' })).toContainElement(
      screen.getByRole('alert'),
    );
    expect(screen.queryByText('The notes')).toBeNull();
    expect(screen.getByRole('link', { name: 'Lines' })).toBeInTheDocument();
  });

  test('fail on their own also where their code is at fault', () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Panel = Object.assign(
      () => {
        throw new TypeError('x is undefined');
      },
      { queries: () => ({}) },
    );
    const tabs: RecordTabs = { ...TABS, figures: { label: 'Figures', Panel } };
    show(<RecordTabsView resource={ORDERS} tabs={tabs} />, '/orders/a%2F7?tab=figures');
    expect(screen.getByRole('group', { name: 'Figures' })).toContainElement(
      screen.getByRole('alert'),
    );
    expect(screen.getByRole('link', { name: 'Lines' })).toBeInTheDocument();
    complaints.mockRestore();
  });

  test('that are awaited show nothing yet', () => {
    showTabs('/orders/a%2F7?tab=notes', () => ({}));
    expect(screen.getByRole('group', { name: 'Notes' })).toBeEmptyDOMElement();
    expect(backend.calls.map(({ name }) => name)).toEqual(['OrdersCountQuery']);
  });
});

describe('a relation to many', () => {
  const lines = (viewAllFilter?: string) =>
    defineTab<OrdersQuery, typeof Rows>({
      parent: ORDERS,
      name: 'lines',
      resource: { ...ORDERS, slug: 'lines' },
      view: Rows,
      viewAllFilter,
      query: ordersRequest,
      parentVariables: ({ key }) => ({ filter: { status: String(key) } }),
      read: ({ orders }) => ({ rows: orders?.edges, pageInfo: orders?.pageInfo }),
      size: 10,
      paging: connectionPaging,
      search: { fields: ['Number'], variables: (number) => ({ filter: { number } }) },
      states: {
        name: 'status',
        choices: {
          open: { label: 'Open', tone: 'info' },
          shipped: { label: 'Shipped', tone: 'neutral' },
        },
        variables: (status: string) => ({ first: status === 'open' ? 3 : 4 }),
      },
    });

  function Rows({ rows }: { readonly rows: readonly unknown[] }) {
    return <p>{rows.length} rows</p>;
  }

  function showTab(address: string, viewAllFilter?: string, count = 2): LoadedPage {
    const Panel = lines(viewAllFilter);
    const queries = Panel.queries({ key: 'a/7', ...routerAt(address).query });
    return show(<Panel />, address, queries, {
      lines: handOverOf(queries.lines, listResponse(count)),
    });
  }

  test('asks for a page of rows of its record, and shows them', () => {
    const { lines: asked } = lines().queries({ key: 'a/7', after: 'e' });
    expect(asked.variables).toEqual({ filter: { status: 'a/7' }, first: 10, after: 'e' });
    showTab('/orders/a%2F7?tab=lines');
    expect(screen.getByText('2 rows')).toBeInTheDocument();
  });

  test('is paged within its record’s page', () => {
    showTab('/orders/a%2F7?tab=lines');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/orders\/a%2F7\?tab=lines&after=/),
    );
    expect(screen.queryByRole('link', { name: 'View all' })).toBeNull();
  });

  test('leads to all of them, where their own list can be narrowed to this record', () => {
    showTab('/orders/a%2F7', 'order');
    expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/lines?order=a%2F7',
    );
  });

  test('is narrowed to a state that it knows, within its record’s page', () => {
    const asked = (address: string) => lines().queries({ key: 'a/7', ...routerAt(address).query });
    expect(asked('/orders/a%2F7?tab=lines&status=open').lines.variables).toMatchObject({
      first: 3,
    });
    expect(asked('/orders/a%2F7?tab=lines&status=lost').lines.variables).toMatchObject({
      first: 10,
    });
    showTab('/orders/a%2F7?tab=lines&status=open&q=x', 'order');
    const states = screen.getByRole('navigation', { name: 'Status' });
    expect(within(states).getByRole('link', { current: 'page' })).toHaveTextContent('Open');
    expect(within(states).getByRole('link', { name: 'Shipped' })).toHaveAttribute(
      'href',
      '/orders/a%2F7?tab=lines&q=x&status=shipped',
    );
    expect(within(states).getByRole('link', { name: 'All' })).toHaveAttribute(
      'href',
      '/orders/a%2F7?tab=lines&q=x',
    );
    // Their own list goes on with the same.
    expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/lines?order=a%2F7&q=x&status=open',
    );
  });

  test('is searched by a form that keeps what else is in the address of the page', () => {
    showTab('/orders/a%2F7?tab=lines&status=open');
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form.method).toBe('get');
    expect([...new FormData(form)]).toEqual([
      ['q', ''],
      ['tab', 'lines'],
      ['status', 'open'],
    ]);
  });

  test('that is empty stays on its record’s page when what narrows it is cleared', () => {
    showTab('/orders/a%2F7?tab=lines&q=x', undefined, 0);
    expect(screen.getByRole('link', { name: /Clear/ })).toHaveAttribute(
      'href',
      '/orders/a%2F7?tab=lines',
    );
  });
});
