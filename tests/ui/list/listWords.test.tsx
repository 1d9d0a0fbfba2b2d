/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import { pageEnvironment } from '../../../src/relay/pageEnvironment.ts';
import { textColumn } from '../../../src/ui/fields/Text.tsx';
import { FilterBar } from '../../../src/ui/list/filters/FilterBar.tsx';
import { ListFrame } from '../../../src/ui/list/ListFrame.tsx';
import { readListAddress } from '../../../src/lists/listAddress.ts';
import type { ListSettings } from '../../../src/lists/listSettings.ts';
import { offsetPaging, type PageInfo } from '../../../src/lists/paging.ts';
import { RecordTable } from '../../../src/ui/list/RecordTable.tsx';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
import type { Locale } from '../../../src/locale/locale.ts';
import { speak } from '../../locale/speak.ts';
import { at, routerAt } from '../testRouter.tsx';
import { ORDERS, SETTINGS } from './sampleList.ts';

afterEach(() => {
  globalThis.frontageCatalogues = undefined;
});

const GERMAN_LABELS = {
  Order: 'Bestellung',
  Orders: 'Bestellungen',
  Number: 'Nummer',
  Placed: 'Bestellt',
  Shipped: 'Versandt',
  Draft: 'Entwurf',
  Total: 'Summe',
  Rush: 'Eilig',
  Customer: 'Kunde',
};

function renderIn(locale: Locale, address: string, content: ReactNode): void {
  render(
    at(
      routerAt(address),
      <LocaleContext value={locale}>
        <LoadedPageProvider page={new LoadedPage(pageEnvironment({}), {})}>
          {content}
        </LoadedPageProvider>
      </LocaleContext>,
    ),
  );
}

function showList(
  locale: Locale,
  address: string,
  settings: ListSettings<object>,
  pageInfo: PageInfo,
) {
  renderIn(
    locale,
    address,
    <ListFrame resource={ORDERS} settings={settings} pageInfo={pageInfo}>
      <RecordTable
        resource={ORDERS}
        columns={[textColumn('number', ({ id }: { id: string }) => id)]}
        rows={[{ id: 'N1' }, { id: 'N2' }, { id: 'N3' }]}
        keyOf={({ id }) => id}
        caption="Orders"
      />
    </ListFrame>,
  );
}

const numbered: ListSettings<object> = { size: 4, paging: offsetPaging(() => ({})) };

test('the way through a list is said in Arabic, its rows counted as Arabic counts', () => {
  const pageInfo = { rowCount: 4, hasNextPage: true };
  showList(speak('ar'), '/orders?page=3', numbered, pageInfo);
  const pages = screen.getByRole('navigation', { name: 'الصفحات' });
  const words = (pages.querySelector('p')?.textContent ?? '').replaceAll(/[\u2068\u2069]/g, '');
  const digits = new Intl.NumberFormat('ar');
  expect(words).toBe(`${digits.format(9)}–${digits.format(12)} من أكثر من ${digits.format(12)}`);
  expect(within(pages).getByRole('link', { name: 'السابقة' })).toHaveAttribute('rel', 'prev');
  expect(within(pages).getByRole('link', { name: 'التالية' })).toHaveAttribute('rel', 'next');
  expect(
    within(pages).getByRole('link', { name: `${digits.format(25)} صفًا في الصفحة` }),
  ).toBeInTheDocument();
});

test('a list is called in German what the team calls its things', () => {
  showList(speak('de', GERMAN_LABELS), '/orders', numbered, { rowCount: 3 });
  expect(screen.getByRole('heading', { name: 'Bestellungen' })).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Bestellungen' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Nummer' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bestellung anlegen' })).toHaveAttribute(
    'href',
    '/orders/new',
  );
  fireEvent.click(screen.getAllByRole('checkbox', { name: 'Auswählen' })[0]);
  expect(screen.getByText('1 ausgewählt')).toBeInTheDocument();
});

test.each([
  ['de', 'Keine passenden Bestellungen.'],
  ['fr', 'Aucune fiche ne correspond (commandes).'],
  ['ja', '条件に合う注文はありません。'],
] as const)('an empty list says so in %s', (language, words) => {
  const plural = { de: 'Bestellungen', fr: 'Commandes', ja: '注文' }[language];
  const locale = speak(language, { Orders: plural });
  const searched: ListSettings<object> = {
    ...numbered,
    search: { fields: ['Number'], variables: () => ({}) },
  };
  showList(locale, '/orders?q=x', searched, { rowCount: 0 });
  expect(screen.getByText(words)).toBeInTheDocument();
});

describe('what is searched and filtered by', () => {
  function showBar(locale: Locale, query: string): void {
    const address = readListAddress(SETTINGS, routerAt(`/orders${query}`).query);
    renderIn(
      locale,
      `/orders${query}`,
      <FilterBar resource={ORDERS} settings={SETTINGS} address={address} />,
    );
  }

  const chips = () =>
    within(screen.getByRole('list', { name: 'Aktive Filter' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.trim());

  test('is in German sentences', () => {
    showBar(
      speak('de', GERMAN_LABELS),
      '?status=DRAFT%0ASHIPPED&total.atLeast=12345&placed=last7days&customer.isEmpty=true&placed.atLeast=x',
    );
    expect(chips()).toEqual([
      'Status: Entwurf oder Versandt',
      'Kunde ist leer',
      'Summe: mindestens 12.345',
      'Bestellt: in den letzten 7 Tagen',
      'Bestellt: „x“ ist ungültig und wird ignoriert',
    ]);
    expect(screen.getByRole('searchbox', { name: 'Nach Nummer suchen' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Filter Summe entfernen' })).toBeInTheDocument();
  });

  test('has the interface’s own words for yes and no, and an “any” without a gender', () => {
    showBar(speak('fr', { Rush: 'Urgent' }), '');
    const options = within(screen.getByRole('combobox', { name: 'Urgent' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Urgent\u202f: tout',
      'Oui',
      'Non',
    ]);
    cleanup();
    showBar(speak('ja', { Number: '番号' }), '');
    expect(screen.getByRole('searchbox', { name: '番号で検索' })).toBeInTheDocument();
  });
});
