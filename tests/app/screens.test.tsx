/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Writable } from 'node:stream';
import { buildSchema } from 'graphql';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import App from '../../pages/_app.tsx';
import type { HandOver } from '../../src/relay/handOver.ts';
import { operationOf, type Page, type PageQueries } from '../../src/relay/pageQueries.ts';
import { requestLocale } from '../../src/locale/requestLocale.ts';
import { inventResponse, type Holding } from './inventedAnswers.ts';

/**
 * Every page of the app, whatever its schema and whatever was edited: the server renders it with a
 * backend that has something everywhere, with one whose records have no values and with one that has
 * nothing, wherever the schema allows that.
 */

const ROOT = join(__dirname, '../..');
const schema = buildSchema(readFileSync(join(ROOT, 'schema/schema.graphql'), 'utf8'), {
  assumeValidSDL: true,
  assumeValid: true,
});

const NOT_ROUTES = /^(_app|_document|_error|404)\.tsx$/;
const pages = readdirSync(join(ROOT, 'pages'), { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => path.endsWith('.tsx') && !NOT_ROUTES.test(path))
  .sort();

const HOLDINGS: Holding[] = ['everything', 'records without values', 'as little as can be'];
const VISITOR = {
  ...requestLocale({}, 'en-US', Date.parse('2026-01-20T12:00:00Z'), ['en']),
  lists: {},
};

/** Keys of one part or of several, of the kinds that addresses can have: a page asks for nothing by one of another kind. */
const PARTS = ['1', '00000000-0000-4000-8000-000000000001'];
const KEYS = [1, 2, 3, 4].flatMap((count) =>
  PARTS.map((part) => Array(count).fill(part).join(',')),
);

// No call is made: the answers are there.
process.env.GRAPHQL_ENDPOINT ??= 'http://localhost/graphql';

describe.each(HOLDINGS)('where the backend holds %s', (holding) => {
  test.each(pages)('pages/%s renders', async (path) => {
    const page = (await import(join(ROOT, 'pages', path))) as PageModule;
    expect(await render(page, path, holding)).toMatch(/<h1\b/);
  });
});

/** What a page's file exports. */
interface PageModule {
  default: Page;
  getServerSideProps?: GetServerSideProps;
}

/** The parameters of a page's path. */
function addressOf(path: string, { queries }: Page): Record<string, string> {
  if (!path.includes('[key]')) return {};
  const isAskedBy = (key: string) =>
    Object.values(queries?.({ key }, VISITOR) ?? {}).every(
      ({ hasImpossibleKey }) => !hasImpossibleKey,
    );
  return { key: KEYS.find(isAskedBy) ?? '1' };
}

/** The answers that a page's queries get, in the form in which the server hands them over. */
function responsesTo(queries: PageQueries, holding: Holding): Record<string, HandOver> {
  return Object.fromEntries(
    Object.entries(queries).map(([name, query]) => {
      const { node, variables } = operationOf(query).request;
      const result = inventResponse(schema, node.params.text ?? '', variables, holding);
      const handOver = { name: node.params.name, variables, result, error: null };
      return [name, { ...handOver, fetchedAt: Date.now() }];
    }),
  );
}

/** What the server sends of a page. @throws what a component throws, also where a boundary would catch it */
async function render(
  { default: Component, getServerSideProps }: PageModule,
  path: string,
  holding: Holding,
): Promise<string> {
  const query = addressOf(path, Component);
  const handOvers = responsesTo(Component.queries?.(query, VISITOR) ?? {}, holding);
  const asPath = `/${path.replace(/(\/?index)?\.tsx$/, '').replace('[key]', query.key ?? '')}`;
  const events = { on: () => {}, off: () => {}, emit: () => {} };
  const router = { asPath, query, events, pathname: asPath } as unknown as NextRouter;
  const request = { req: { headers: {}, cookies: {} }, res: {}, query, resolvedUrl: asPath };
  const own = await getServerSideProps?.(request as unknown as GetServerSidePropsContext);
  const pageProps: unknown = own && 'props' in own ? await own.props : {};
  const props = { Component, pageProps, router, handOvers, locale: VISITOR, lists: {} };
  return renderToHtml(
    <RouterContext.Provider value={router}>
      <App {...(props as unknown as Parameters<typeof App>[0])} />
    </RouterContext.Provider>,
  );
}

function renderToHtml(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write(chunk, _encoding, done) {
        html += String(chunk);
        done();
      },
      final(done) {
        done();
        resolve(html);
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      onAllReady: () => pipe(sink),
      onError: reject,
      onShellError: reject,
    });
  });
}
