import { Head } from 'next/document';
import type { HtmlProps } from 'next/dist/shared/lib/html-context.shared-runtime';
import { createContext, use, type ReactElement } from 'react';
import { inScript } from './inScript.ts';

/** The files by which the router begins to load a route, by the address of the manifest; none where they are not known. */
export const RouteFiles = createContext<(manifest: string, route: string) => readonly string[]>(
  () => [],
);

const MANIFEST = '_buildManifest.js';

/** What the route of a record has beyond that of its list: `/orders/[key]`. */
const RECORD = '/[key]';

/**
 * Loads the manifest, which lists the files of all pages, when somebody first touches the page, or the router waits for
 * it. In place of the manifest, so that it knows its address. With the touch, the browser fetches ahead what opens a record.
 *
 * @param files addresses
 */
const script = (source: string, files: readonly string[]) => `{
  const { nonce } = document.currentScript;
  let waiting;
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    const file = document.createElement('script');
    Object.assign(file, { nonce, onerror: () => (isLoading = false) });
    file.src = ${inScript(source)};
    document.head.append(file);
  };
  Object.defineProperty(self, '__BUILD_MANIFEST_CB', {
    configurable: true,
    get: () => waiting,
    set(next) {
      waiting = next;
      load();
    },
  });
  const { saveData, effectiveType } = navigator.connection ?? {};
  let files = saveData || /2g/.test(effectiveType) ? [] : ${inScript(files)};
  const touch = () => {
    load();
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
    files = [];
  };
  const listen = (name, listener, once = true) => addEventListener(name, listener, { once, passive: true, capture: true });
  for (const name of ['touchstart', 'keydown', 'scroll']) listen(name, touch);
  let last;
  listen('pointermove', function move(event) {
    // A browser reports moves, too, when the page changes below a pointer that stands still.
    const { movementX, movementY, screenX, screenY } = event;
    const isElsewhere = last && (last.screenX !== screenX || last.screenY !== screenY);
    last = event;
    if (!isElsewhere && movementX === 0 && movementY === 0) return;
    removeEventListener('pointermove', move, true);
    touch();
  }, false);
}`;

/**
 * The document's head, which leaves the list of the app's pages until somebody is about to go to another one.
 *
 * Gain: 5 kB (brotli) of each page for the sample's hundred pages, and with each page of an app some 50 bytes: 80 kB for
 * 400 resources. A record of a list that is opened at once, over a connection of 150 ms and 1.6 Mbit/s with a slow
 * processor, is there in a third of the time: the router learns of its files from the manifest, and then from a file
 * that names them.
 *
 * Depends on: `Head` of `next/document` making the scripts of a page in `getScripts`, and having the files of all pages
 * in its context; the name of the manifest; and the router setting `self.__BUILD_MANIFEST_CB` when it waits for the
 * manifest, which calls that when it is evaluated.
 *
 * Without it: each page loads the list once it has loaded all else.
 */
export class HeadWithoutManifest extends Head {
  override getScripts(files: Parameters<Head['getScripts']>[0]): ReactElement[] {
    const scripts = super.getScripts(files) as Array<ReactElement<{ readonly src?: string }>>;
    return scripts.map((element) => {
      const { src } = element.props;
      if (!src?.includes(MANIFEST)) return element;
      const { nonce } = this.props;
      return <ManifestOnUse key={element.key} source={src} nonce={nonce} html={this.context} />;
    });
  }
}

interface ManifestOnUseProps {
  readonly source: string;
  readonly nonce: string | undefined;
  readonly html: HtmlProps;
}

function ManifestOnUse({ source, nonce, html }: ManifestOnUseProps) {
  const { page } = html.__NEXT_DATA__;
  const begin = use(RouteFiles)(source, `${page}${RECORD}`);
  const text = script(source, addressesOfRecord(html, begin));
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />;
}

/**
 * The addresses of the scripts that the page of a record has and its list, which is shown, has not.
 *
 * @param begin those by which the router begins to load it
 */
function addressesOfRecord(
  {
    buildManifest: { pages },
    __NEXT_DATA__: { page },
    assetPrefix = '',
    assetQueryString,
  }: HtmlProps,
  begin: readonly string[],
): string[] {
  const own = new Set([...(pages['/_app'] ?? []), ...(pages[page] ?? [])]);
  return [...begin, ...(pages[`${page}${RECORD}`] ?? [])]
    .filter((file) => file.endsWith('.js') && !own.has(file))
    .map((file) => `${assetPrefix}/_next/${file}${assetQueryString}`);
}
