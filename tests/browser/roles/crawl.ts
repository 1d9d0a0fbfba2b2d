/** A page as a person gets it. */
export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  /** Its source, with all that is handed over. */
  readonly source: string;
  /** What it shows. */
  readonly markup: string;
}

/** What somebody reads who is refused something. */
const REFUSAL =
  /You do not have permission|refused this|reported an error|may not do this|Something went wrong|not be shown/;

/**
 * Follows the links of an app from its home page, over one page of each kind: the lists, a record of each and its tabs,
 * the forms, the tools.
 *
 * @param cookie who does so
 */
export async function crawl(origin: string, cookie: string): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = [];
  const known = new Set(['/']);
  const waiting = ['/'];
  const visit = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await load(origin, path, cookie);
      pages.push(page);
      for (const link of linksOf(page)) {
        const kind = kindOf(link);
        if (kind === null || known.has(kind)) continue;
        known.add(kind);
        waiting.push(link);
      }
    }
  };
  await visit();
  return pages;
}

export async function load(origin: string, path: string, cookie: string): Promise<CrawledPage> {
  const response = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' });
  const source = await response.text();
  const markup = source.replaceAll(/<script[^]*?<\/script>/g, '');
  return { path, status: response.status, source, markup };
}

/** What is wrong with pages that were offered: those that fail, or say that something is refused. */
export function refusalsOf(pages: readonly CrawledPage[]): string[] {
  return pages.flatMap(({ path, status, markup }) => {
    if (status !== 200) return [`${path}: ${status}`];
    const [said] = REFUSAL.exec(markup) ?? [];
    return said === undefined ? [] : [`${path}: ${said}`];
  });
}

/** The texts of a page, handed over or shown. */
export function textsOf({ source }: CrawledPage): Set<string> {
  const quoted = [...source.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text);
  const shown = [...source.matchAll(/>([^<]+)</g)].map(([, text]) => text);
  return new Set([...quoted, ...shown]);
}

function linksOf({ markup }: CrawledPage): string[] {
  return [...markup.matchAll(/<a [^>]*?href="(\/[^"#]*)"/g)].map(([, href]) =>
    href.replaceAll('&amp;', '&'),
  );
}

/** `/orders/:key?tab=lines`; null for another look at the same page. */
function kindOf(link: string): string | null {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  if (/^\/(sign-in|api|tools\/)/.test(pathname))
    return pathname.startsWith('/tools/') ? pathname : null;
  const tab = searchParams.get('tab');
  if ([...searchParams.keys()].some((name) => name !== 'tab')) return null;
  const [, slug, key, ...rest] = pathname.split('/');
  const kind = [slug, key === undefined || key === 'new' ? key : ':key', ...rest].join('/');
  return tab === null ? kind : `${kind}?tab=${tab}`;
}
