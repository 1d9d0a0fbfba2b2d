import type { DocumentContext } from 'next/document';
import { renderToString } from 'react-dom/server';
import type { ComponentType } from 'react';
import { renderDespiteFailure } from '../../src/next/renderDespiteFailure.tsx';
import { ResponseError } from '../../src/relay/errors.ts';
import { RenderedQueries } from '../../src/server/renderedQueries.ts';
import { orderRequest } from '../relay/sampleQueries.ts';

const DEFECT = new TypeError('x is undefined');
const UNREACHED = new ResponseError(503, 'Out of order');

beforeAll(() => {
  process.env.FRONTAGE_LOG_LEVEL = 'silent';
});

type Content = (rendered: RenderedQueries) => string;

/** Renders a page as Next.js does: its app, with what enhances it. */
async function rendered(content: Content, queries: RenderedQueries) {
  const response = { statusCode: 200 };
  const App = ({ rendered: own }: { rendered: RenderedQueries }) => <p>{content(own)}</p>;
  const context = {
    res: response,
    renderPage: async ({ enhanceApp }: { enhanceApp: (app: unknown) => ComponentType<object> }) => {
      const Enhanced = enhanceApp(App) as ComponentType<{ rendered: RenderedQueries }>;
      return { html: renderToString(<Enhanced rendered={queries} />) };
    },
  } as unknown as DocumentContext;
  renderDespiteFailure(context);
  const { html } = await context.renderPage({});
  return { html, status: response.statusCode };
}

const none = () => new RenderedQueries(new Set(), () => Promise.reject(UNREACHED));

test('a page that renders is rendered once, with all of its parts', async () => {
  const content = jest.fn(({ leavesParts }: RenderedQueries) => (leavesParts ? 'some' : 'all'));
  expect(await rendered(content, none())).toEqual({ html: '<p>all</p>', status: 200 });
  expect(content).toHaveBeenCalledTimes(1);
});

test('a page of which a part has a defect is rendered without its parts, and is no failure', async () => {
  const queries = none();
  const content: Content = ({ leavesParts }) => {
    if (!leavesParts) throw DEFECT;
    return 'the rest';
  };
  expect(await rendered(content, queries)).toEqual({ html: '<p>the rest</p>', status: 200 });
  expect(JSON.parse(JSON.stringify(queries))).toMatchObject({ leavesParts: true });
});

test('a page that has a defect without its parts, too, fails', async () => {
  const content: Content = () => {
    throw DEFECT;
  };
  await expect(rendered(content, none())).rejects.toBe(DEFECT);
});

test('a page whose component’s own query fails shows that, with its status and all of its parts', async () => {
  const queries = none();
  await queries.answer(orderRequest.params, {})?.then(null, () => {});
  const content: Content = ({ failure, leavesParts }) => {
    if (!failure) throw UNREACHED;
    return leavesParts ? 'some' : 'why';
  };
  expect(await rendered(content, queries)).toEqual({ html: '<p>why</p>', status: 502 });
});
