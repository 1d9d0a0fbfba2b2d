/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import { pageEnvironment } from '../../../src/relay/pageEnvironment.ts';
import { AccessContext } from '../../../src/ui/access/useAccess.ts';
import type { Columns } from '../../../src/ui/fields/column.tsx';
import { Email, Phone, RecordLink, Url } from '../../../src/ui/fields/Link.tsx';
import { Identifier, textColumn } from '../../../src/ui/fields/Text.tsx';
import { AskFirst } from '../../../src/ui/list/AskFirst.tsx';
import { defineFilters } from '../../../src/lists/filters/defineFilters.ts';
import {
  choiceFilter,
  statusFilter,
  textFilter,
} from '../../../src/lists/filters/filterSettings.ts';
import { FilterBar } from '../../../src/ui/list/filters/FilterBar.tsx';
import { ListFrame } from '../../../src/ui/list/ListFrame.tsx';
import { isComplete, readListAddress } from '../../../src/lists/listAddress.ts';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
import { listVariables } from '../../../src/lists/listVariables.ts';
import type { ListSettings } from '../../../src/lists/listSettings.ts';
import { offsetPaging, type PageInfo } from '../../../src/lists/paging.ts';
import { present } from '../../../src/lists/present.ts';
import { RecordTable } from '../../../src/ui/list/RecordTable.tsx';
import { at, routerAt, type TestRouter } from '../testRouter.tsx';
import {
  CHANNELS,
  ORDERS,
  SETTINGS,
  STATUSES,
  VISITOR,
  type OrderVariables,
} from './sampleList.ts';

interface Row {
  readonly id: string | number | readonly string[] | null;
  readonly number: string;
}

const COLUMNS: Columns<Row> = [
  textColumn('number', ({ number }) => number, { align: 'end' }),
  textColumn('placed', () => 'today', { align: 'end' }),
  textColumn('color', () => 'red'),
];
const ROWS: readonly Row[] = [
  { id: 'a/b', number: 'N1' },
  { id: 'ä b?', number: 'N2' },
  { id: ['x', 'y,z'], number: 'N3' },
  { id: null, number: 'N4' },
];
const MIDDLE: PageInfo = {
  rowCount: 4,
  startCursor: 's',
  endCursor: 'e',
  hasNextPage: true,
  hasPreviousPage: true,
};

function table(rows: readonly Row[] = ROWS, more: { hiddenColumns?: string[] } = {}): ReactNode {
  return (
    <RecordTable
      resource={ORDERS}
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
      caption="Orders"
      {...more}
    />
  );
}

function showList(address: string, pageInfo: PageInfo = MIDDLE): TestRouter {
  const router = routerAt(address);
  render(
    at(
      router,
      <LoadedPageProvider page={new LoadedPage(pageEnvironment({}), {})}>
        <ListFrame resource={ORDERS} settings={SETTINGS} pageInfo={pageInfo} total="4 in all">
          {table()}
        </ListFrame>
      </LoadedPageProvider>,
    ),
  );
  return router;
}

function hrefOf(name: string | RegExp): string | null {
  return screen.getByRole('link', { name }).getAttribute('href');
}

describe('a filter by a number', () => {
  const GERMAN = { language: 'de', timeZone: 'UTC', now: 0 };
  const edited = (router: TestRouter) =>
    at(
      router,
      <LocaleContext value={GERMAN}>
        <FilterBar
          resource={ORDERS}
          settings={SETTINGS}
          address={readListAddress(SETTINGS, router.query)}
        />
      </LocaleContext>,
    );

  test('is typed as people write numbers, and its address means the same to everybody', async () => {
    const router = routerAt('/orders?filter=total&total.atMost=2000000');
    render(edited(router));
    const input = await screen.findByLabelText('Is at least');
    fireEvent.change(input, { target: { value: '1.250' } });
    fireEvent.submit(input);
    expect(router.push).toHaveBeenCalledWith('/orders?total.atLeast=1250&total.atMost=2000000');
  });

  test('says without a script in what language it was typed', async () => {
    render(edited(routerAt('/orders?filter=total')));
    const form = (await screen.findByLabelText('Is at least')).closest('form');
    expect([...new FormData(form ?? undefined)]).toContainEqual(['total.written-in', 'de']);
  });
});

describe('a table of records', () => {
  test('has rows that are links to their records, whatever their keys', () => {
    render(at(routerAt('/orders'), table()));
    expect(hrefOf('N1')).toBe('/orders/a%2Fb');
    expect(hrefOf('N2')).toBe('/orders/%C3%A4%20b%3F');
    expect(hrefOf('N3')).toBe('/orders/x,y%252Cz');
    expect(screen.queryByRole('link', { name: 'N4' })).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'N4' })).toBeInTheDocument();
  });

  test('works as links without any script', () => {
    const markup = renderToStaticMarkup(at(routerAt('/orders'), table()));
    expect(markup).toContain('href="/orders/a%2Fb"');
  });

  test('has no links where the resource has no page for a record', () => {
    const resource = { ...ORDERS, screens: ['list'] as const };
    render(
      at(
        routerAt('/orders'),
        <RecordTable
          resource={resource}
          columns={COLUMNS}
          rows={ROWS}
          keyOf={({ id }) => id}
          caption="Orders"
        />,
      ),
    );
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('links to the pages of the types of rows where their own resource has none', () => {
    const parcels = { ...ORDERS, slug: 'parcels' };
    render(
      at(
        routerAt('/orders'),
        <RecordTable
          resource={{ ...ORDERS, screens: ['list'] as const }}
          columns={COLUMNS}
          rows={[
            { id: '1', number: 'N1' },
            { id: '2', number: 'P2' },
          ]}
          keyOf={({ id }) => id}
          resourceOf={({ number }) => (number.startsWith('P') ? parcels : undefined)}
          caption="Orders"
        />,
      ),
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['P2', '/parcels/2'],
    ]);
  });

  test('leaves out what the page itself says', () => {
    render(at(routerAt('/orders'), table(ROWS, { hiddenColumns: ['placed'] })));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Number',
      'Color',
    ]);
  });

  test('has one link for each row, also where its title would be a link of its own', () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    const titles: [string, ReactNode][] = [
      ['ada@example.com', <Email key="" value="ada@example.com" />],
      ['example.com', <Url key="" value="https://example.com" />],
      ['+49 30', <Phone key="" value="+49 30" />],
      ['K1', <Identifier key="" value="K1" />],
      [
        'First',
        <RecordLink key="" resource={ORDERS} record={{}} keyOf={() => 1} title={() => 'First'} />,
      ],
    ];
    render(
      at(
        routerAt('/orders'),
        <RecordTable
          resource={ORDERS}
          columns={[
            {
              id: 'title',
              label: 'Title',
              value: ([text]) => text,
              cell: ([, title]: (typeof titles)[0]) => title,
            },
          ]}
          rows={titles}
          keyOf={([key]) => key}
          caption="Orders"
        />,
      ),
    );
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      titles.map(([text]) => text),
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  test('has a name, and scrolls by keyboard', () => {
    render(at(routerAt('/orders'), table()));
    expect(screen.getByRole('table', { name: 'Orders' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Orders' })).toHaveAttribute('tabindex', '0');
  });
});

describe('a column’s heading', () => {
  test.each<[string, string, string | null, string | null]>([
    // address, column, aria-sort, the address it leads to
    ['/orders', 'Placed', 'descending', '/orders?sort=placed'],
    ['/orders?sort=placed', 'Placed', 'ascending', '/orders'],
    ['/orders?sort=-placed', 'Placed', 'descending', '/orders?sort=placed'],
    ['/orders', 'Number', null, '/orders?sort=number'],
    ['/orders?sort=number', 'Number', 'ascending', '/orders?sort=number'],
    ['/orders?sort=number', 'Placed', null, '/orders?sort=placed'],
    ['/orders?q=x&status=DRAFT&after=c', 'Number', null, '/orders?q=x&status=DRAFT&sort=number'],
    ['/orders', 'Color', null, null],
  ])('at %s, %s is sorted %s and leads to %s', (address, label, ariaSort, href) => {
    showList(address);
    const header = screen.getByRole('columnheader', { name: label });
    expect(header.getAttribute('aria-sort')).toBe(ariaSort);
    expect(within(header).queryByRole('link')?.getAttribute('href') ?? null).toBe(href);
  });
});

describe('paging', () => {
  test('keeps search, filters and order, and lets go of the place', () => {
    showList('/orders?q=x&status=DRAFT&sort=number&after=c');
    expect(hrefOf('Next')).toBe('/orders?q=x&status=DRAFT&sort=number&after=e');
    expect(hrefOf('Previous')).toBe('/orders?q=x&status=DRAFT&sort=number&before=s');
  });

  test('says where it ends, and is not there when all rows are in sight', () => {
    showList('/orders', { ...MIDDLE, hasPreviousPage: false });
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    expect(screen.getByText('Previous')).toHaveAttribute('aria-disabled', 'true');
    cleanup();
    showList('/orders', { rowCount: 4 });
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });
});

describe('a pager', () => {
  interface NumberedVariables {
    readonly limit?: number;
    readonly offset?: number;
  }
  const numbered: ListSettings<NumberedVariables> = {
    size: 4,
    paging: offsetPaging((limit, offset) => ({ limit, offset })),
  };

  function showUncounted<Variables>(
    address: string,
    settings: ListSettings<Variables>,
    pageInfo: PageInfo,
  ): TestRouter {
    const router = routerAt(address);
    render(
      at(
        router,
        <LoadedPageProvider page={new LoadedPage(pageEnvironment({}), {})}>
          <ListFrame resource={ORDERS} settings={settings} pageInfo={pageInfo}>
            {table()}
          </ListFrame>
        </LoadedPageProvider>,
      ),
    );
    return router;
  }

  const pages = () => screen.getByRole('navigation', { name: 'Pages' });

  test.each([
    ['/orders', true, '1–4 of 4+'],
    ['/orders?page=3', true, '9–12 of 12+'],
    ['/orders?page=3', false, '9–12'],
  ])('says at least how many rows there are: %s, more: %s', (address, hasNextPage, words) => {
    showUncounted(address, numbered, { rowCount: 4, hasNextPage });
    expect(pages().querySelector('p')?.textContent).toBe(words);
  });

  test('opens a page by its number, and the last if it can be requested', () => {
    const router = showUncounted('/orders?page=3', numbered, { rowCount: 4, hasNextPage: true });
    const field = screen.getByRole('spinbutton', { name: 'Page' });
    fireEvent.change(field, { target: { value: '7' } });
    fireEvent.submit(field);
    expect(router.push).toHaveBeenCalledWith('/orders?page=7');
    expect(hrefOf('First')).toBe('/orders');
    expect(screen.queryByRole('link', { name: 'Last' })).toBeNull();
    cleanup();
    showList('/orders?q=x');
    expect(hrefOf('Last')).toBe('/orders?q=x&page=last');
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });
});

describe('an empty list', () => {
  const NOTHING: PageInfo = { rowCount: 0 };

  test('says that there is nothing yet', () => {
    showList('/orders', NOTHING);
    expect(screen.getByText('No orders yet.')).toBeInTheDocument();
    expect(screen.queryByText(/Clear/)).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test.each([
    ['offers to sign in to a visitor who may only read it', ['list', 'record'] as const, 1],
    ['does not offer that to one who may add to it', undefined, 0],
  ])('%s', (_name, screens, offers) => {
    render(
      at(
        routerAt('/orders'),
        <AccessContext value={{ role: null, denied: {}, isSignedOut: true }}>
          <LoadedPageProvider page={new LoadedPage(pageEnvironment({}), {})}>
            <ListFrame
              resource={{ ...ORDERS, screens }}
              settings={SETTINGS}
              pageInfo={NOTHING}
              total={null}
            >
              {table()}
            </ListFrame>
          </LoadedPageProvider>
        </AccessContext>,
      ),
    );
    expect(screen.queryAllByRole('link', { name: 'Sign in' })).toHaveLength(offers);
  });

  test.each([
    ['/orders?after=c', '/orders'],
    ['/orders?q=x&page=last&size=50', '/orders?q=x&size=50'],
  ])('leads from behind its end to its first page, narrowed as it was: %s', (address, first) => {
    showList(address, NOTHING);
    expect(screen.getByText('No orders on this page.')).toBeInTheDocument();
    expect(hrefOf('Go to the first page')).toBe(first);
  });

  test.each(['/orders?q=x', '/orders?status=DRAFT&sort=number'])(
    'says that nothing matches, and leads to everything: %s',
    (address) => {
      showList(address, NOTHING);
      expect(screen.getByText('No orders match.')).toBeInTheDocument();
      expect(hrefOf('Clear search and filters')).toBe('/orders');
    },
  );
});

describe('search and filters', () => {
  const withSelect: typeof SETTINGS = {
    ...SETTINGS,
    filters: {
      ...SETTINGS.filters,
      ...defineFilters({ channel: choiceFilter(CHANNELS, { is: () => ({}) }) }),
    },
  };

  function showBar(query: string, settings = withSelect): TestRouter {
    const router = routerAt(`/orders${query}`);
    const address = readListAddress(settings, router.query);
    render(at(router, <FilterBar resource={ORDERS} settings={settings} address={address} />));
    return router;
  }

  /** The address that the form leads to when the browser sends it by itself. */
  function sent(): string {
    const form = screen.getByRole<HTMLFormElement>('search');
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/orders']);
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    return `/orders?${new URLSearchParams(entries)}`;
  }

  test('are a form that works without any script, and keeps all but the place', () => {
    showBar(
      '?q=x&status=DRAFT&rush=true&customer=7&channel=a&sort=number&after=c&size=50&columns=color&density=compact&layout=board',
    );
    const { searchParams } = new URL(sent(), 'https://office.example');
    expect(readListAddress(withSelect, Object.fromEntries(searchParams))).toEqual({
      position: {},
      sort: 'number',
      search: 'x',
      filters: { status: ['DRAFT'], rush: ['true'], customer: ['7'], channel: ['a'] },
      size: 50,
      columns: ['color'],
      widths: {},
      pinned: [],
      density: 'compact',
      layout: 'board',
    });
  });

  test('lead to the canonical address of the request', () => {
    const router = showBar('?status=DRAFT&sort=number&after=c');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search number' }), {
      target: { value: ' x ' },
    });
    fireEvent.submit(screen.getByRole('search'));
    expect(router.push).toHaveBeenCalledWith('/orders?q=x&status=DRAFT&sort=number');
  });

  test('that ask for nothing lead to the bare list', () => {
    const router = showBar('?q=x');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(router.push).toHaveBeenCalledWith('/orders');
  });

  test('take a choice at once', () => {
    const router = showBar('?q=x');
    fireEvent.change(screen.getByRole('combobox', { name: 'Channel' }), { target: { value: 'b' } });
    expect(router.push).toHaveBeenCalledWith('/orders?q=x&channel=b');
  });

  test('have tabs for few choices, the current one marked', () => {
    showBar('?status=DRAFT&q=x&after=c');
    const tabs = screen.getByRole('navigation', { name: 'Status' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((link) => [
          link.textContent,
          link.getAttribute('href'),
          link.getAttribute('aria-current'),
        ]),
    ).toEqual([
      ['All', '/orders?q=x', null],
      ['Draft', '/orders?q=x&status=DRAFT', 'page'],
      ['Shipped', '/orders?q=x&status=SHIPPED', null],
    ]);
  });

  test('have tabs for a status only, whatever else has few values', () => {
    const { rush, total } = SETTINGS.filters!;
    showBar('', { ...SETTINGS, filters: { rush, total } });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Rush' })).toBeInTheDocument();
  });

  test('say of what a link has set that it is, and take it away', () => {
    showBar('?customer=7&status=DRAFT');
    expect(screen.getByText(/Customer is set/)).toBeInTheDocument();
    expect(hrefOf('Remove the filter Customer')).toBe('/orders?status=DRAFT');
    expect(screen.queryByText(/Constructor is set/)).toBeNull();
  });

  test('that were the only ones leave the bare list when they are taken away', () => {
    showBar('?customer=7');
    expect(hrefOf('Remove the filter Customer')).toBe('/orders');
  });

  test('are not there where the schema has none', () => {
    const { container } = render(
      at(
        routerAt('/orders'),
        <FilterBar
          resource={ORDERS}
          settings={{ ...SETTINGS, filters: {}, search: undefined }}
          address={readListAddress(SETTINGS, {})}
        />,
      ),
    );
    expect(container).toBeEmptyDOMElement();
  });

  test('have no button where there are only tabs', () => {
    const filters = defineFilters<OrderVariables>({
      status: statusFilter(STATUSES, {
        is: (status) => ({ filter: { status: { equalTo: status } } }),
      }),
    });
    showBar('', { ...SETTINGS, search: undefined, filters });
    expect(screen.getByRole('navigation', { name: 'Status' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('a list says what it is, how much there is, and how to find in it', () => {
  showList('/orders');
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeInTheDocument();
  expect(screen.getAllByText('4 in all')[0]).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Search number' })).toBeInTheDocument();
});

describe('a list with required filters', () => {
  const settings: ListSettings<{ shop?: string; status?: string }> = {
    size: 10,
    paging: offsetPaging(() => ({})),
    filters: defineFilters({
      shop: textFilter({ is: (shop) => ({ shop }) }, { required: true }),
      status: choiceFilter(STATUSES, { is: (status) => ({ status }) }),
    }),
  };

  function show(address: string): TestRouter {
    const router = routerAt(address);
    render(at(router, <AskFirst resource={ORDERS} settings={settings} />));
    return router;
  }

  test('asks for it in words, with a field that must be filled', () => {
    const router = show('/orders');
    expect(screen.getByText('Fill in Shop to see orders.')).toBeInTheDocument();
    const field = screen.getByRole('textbox', { name: 'Shop' });
    expect(field).toBeRequired();
    fireEvent.change(field, { target: { value: '7' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(router.push).toHaveBeenCalledWith('/orders?shop=7');
  });

  test('is there once the address says it', () => {
    expect(isComplete(settings, {})).toBe(false);
    expect(isComplete(settings, { shop: '7' })).toBe(true);
    expect(listVariables(settings, { shop: '7' }, VISITOR)).toEqual({ shop: '7' });
  });
});

test('rows that the backend failed on do not take the others with them', () => {
  expect(present([1, null, undefined, 0])).toEqual([1, 0]);
  expect(present(null)).toEqual([]);
});
