import type { APIRequestContext, Page } from 'playwright/test';

/** What a page says, as far as a reader of its HTML can tell. */
export interface Screen {
  readonly heading: string;
  /** Of the list, or of the related records on a record's page. */
  readonly rows: readonly ScreenRow[];
  readonly columns: readonly Column[];
  readonly next: string | null;
  readonly previous: string | null;
  readonly total: string | null;
  readonly hasSearch: boolean;
  /** Words → the address with that filter, for each choice that the page offers. */
  readonly choices: Readonly<Record<string, string>>;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly tabs: Readonly<Record<string, Tab>>;
  /** Where the navigation leads. */
  readonly navigation: readonly string[];
  /** What the backend said was wrong, anywhere on the page. */
  readonly failures: readonly string[];
}

/** As much of an error as a message needs. */
interface Failure {
  readonly name?: string;
  readonly message?: string;
  readonly path?: readonly unknown[];
  readonly errors?: readonly Failure[];
}

export interface ScreenRow {
  readonly title: string;
  readonly href: string | null;
  readonly cells: readonly string[];
}

interface Column {
  readonly label: string;
  readonly href: string | null;
}

/** Its number may be late, so that the page comes without it. */
interface Tab {
  readonly href: string;
  readonly total: string | null;
}

interface Fact {
  readonly text: string;
  readonly href: string | null;
}

/**
 * Gets pages as HTML, without running them, and has the browser read that.
 *
 * @param page a page that stands at no address
 */
export function screenReader(page: Page, request: APIRequestContext, origin: string) {
  return async (path: string): Promise<Screen> => {
    const response = await request.get(origin + path);
    const screen = await page.evaluate(readScreen, { html: await response.text(), path });
    if (response.ok()) return screen;
    throw new Error([`${path} gives ${response.status()}.`, ...screen.failures].join(' '));
  };
}

/** Runs in the browser: everything that it needs has to be inside it. */
function readScreen({ html, path }: { html: string; path: string }): Screen {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<HTMLElement>(selector),
  ];
  const textOf = (node: Node | null | undefined) => node?.textContent?.trim() ?? '';
  const hrefOf = (element: Element | null | undefined) => element?.getAttribute('href') ?? null;
  const hrefsByText = (links: readonly Element[]) =>
    Object.fromEntries(links.map((link) => [textOf(link), hrefOf(link) ?? '']));
  const list = document.querySelector('[aria-label="Related records"]') ?? document;
  const table = list.querySelector('[role="region"] > table');
  const options = all('select', document).flatMap((select) =>
    all('option', select).map((option) => {
      const value = option.getAttribute('value') ?? '';
      const query = new URLSearchParams({ [select.getAttribute('name') ?? '']: value });
      return [textOf(option), `${path.split('?')[0]}?${query}`] as const;
    }),
  );
  return {
    heading: textOf(document.querySelector('h1')),
    rows: all('tbody > tr', table ?? document.createElement('table')).map((row) => ({
      title: textOf(row.querySelector('th')),
      href: hrefOf(row.querySelector('th a')),
      cells: all('td', row).map(textOf),
    })),
    columns: all('thead th', table ?? document.createElement('table')).map((column) => ({
      label: textOf(column),
      href: hrefOf(column.querySelector('a')),
    })),
    next: hrefOf(list.querySelector('nav[aria-label="Pages"] a[rel="next"]')),
    previous: hrefOf(list.querySelector('nav[aria-label="Pages"] a[rel="prev"]')),
    total:
      /([\d,]+) (?:total|found)/.exec(textOf(document.querySelector('header h1 ~ *')))?.[1] ?? null,
    hasSearch: document.querySelector('input[name="q"]') !== null,
    choices: {
      ...Object.fromEntries(options),
      ...hrefsByText(all('main nav:not([aria-label="Pages"]) a')),
    },
    facts: Object.fromEntries(
      all('dl > div').map((fact) => [
        textOf(fact.querySelector('dt')),
        { text: textOf(fact.querySelector('dd')), href: hrefOf(fact.querySelector('dd a')) },
      ]),
    ),
    tabs: Object.fromEntries(
      all('nav[aria-label="Relations"] a').map((link) => [
        textOf(link.firstChild),
        { href: hrefOf(link) ?? '', total: textOf(link.querySelector('span')) || null },
      ]),
    ),
    navigation: all('nav[aria-label="Main"] a').map((link) => hrefOf(link) ?? ''),
    failures: failuresOf(document),
  };

  function failuresOf(read: Document): string[] {
    const handed = JSON.parse(textOf(read.getElementById('__NEXT_DATA__')) || '{}') as {
      props?: { handOvers?: Record<string, { error: Failure | null; result: Failure | null }> };
    };
    return Object.values(handed.props?.handOvers ?? {})
      .flatMap(({ error, result }) => [...(error ? [error] : []), ...(result?.errors ?? [])])
      .flatMap((failure) => failure.errors ?? [failure])
      .map(({ name, message, path: at }) => `${message ?? name} (${at?.join('.') ?? 'no path'})`);
  }
}
