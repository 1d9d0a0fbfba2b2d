/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay';
import type { Environment, GraphQLTaggedNode } from 'relay-runtime';
import { createEnvironment } from '../../src/relay/environment.ts';
import { ResponseError } from '../../src/relay/errors.ts';
import { serializeError } from '../../src/relay/serializeError.ts';
import { responsesOf, type ResponseOfQuery, type HandOver } from '../../src/relay/handOver.ts';
import { RenderedQueries } from '../../src/server/renderedQueries.ts';
import { order, orderRequest } from './sampleQueries.ts';
import { scriptBackend } from './scriptedBackend.ts';

const RESULT = { data: { order: order('1') } };

const handOver: HandOver = {
  name: 'OrderQuery',
  variables: { id: '1' },
  result: RESULT as never,
  error: null,
  fetchedAt: Date.now(),
};

function environmentWith(answer: ResponseOfQuery, isServer: boolean): Environment {
  return createEnvironment({ url: '/graphql', localKeys: {}, isServer, answer });
}

/** A component after Relay's documentation. */
function Order() {
  const data = useLazyLoadQuery(orderRequest as unknown as GraphQLTaggedNode, { id: '1' });
  return <output>{JSON.stringify(data)}</output>;
}

const page = (environment: Environment) => (
  <RelayEnvironmentProvider environment={environment}>
    <Order />
  </RelayEnvironmentProvider>
);

test('the browser renders what the server got, at once and without a request, but asks the second time', async () => {
  const backend = scriptBackend();
  const environment = environmentWith(responsesOf([handOver]), false);
  const { container } = render(page(environment));
  expect(container.querySelector('output')?.textContent).toContain('1');
  expect(backend.calls).toHaveLength(0);
  const second = environmentWith(responsesOf([{ ...handOver, fetchedAt: 0 }]), false);
  await act(async () => void render(page(second)));
  expect(backend.calls.map(({ name }) => name)).toEqual(['OrderQuery']);
  backend.restore();
});

test('the server asks for what is not declared, and hands it over as JSON', async () => {
  const fetched: string[] = [];
  const rendered = new RenderedQueries(new Set(['Declared']), ({ name }, variables) => {
    fetched.push(name);
    return Promise.resolve({ ...handOver, name, variables });
  });
  const ask = (name: string, operationKind = 'query') =>
    rendered.answer({ ...orderRequest.params, name, operationKind } as never, { id: '1' });
  expect(ask('Declared')).toBeNull();
  expect(ask('OrderUpdate', 'mutation')).toBeNull();
  expect(JSON.stringify(rendered)).toBe('{"handOvers":[],"failure":null}');
  expect(await ask('OrderQuery')).toEqual(RESULT);
  expect(fetched).toEqual(['OrderQuery']);
  expect(JSON.parse(JSON.stringify({ rendered }))).toEqual({
    rendered: { handOvers: [handOver], failure: null },
  });
});

test('what comes while the page is rendered goes along, for the browser to answer from; a failure does not', async () => {
  const { promise: never } = Promise.withResolvers<HandOver>();
  const failed = { ...handOver, result: null, error: serializeError(new ResponseError(503, 'No')) };
  const late = [never, Promise.resolve(handOver), Promise.resolve(failed)];
  const rendered = new RenderedQueries(new Set(['OrderQuery']), () => never, late);
  expect(rendered.answer(orderRequest.params, handOver.variables)).toBeNull();
  await Promise.resolve();
  expect(JSON.parse(JSON.stringify(rendered))).toEqual({ handOvers: [handOver], failure: null });
});

test('what a query failed with is handed over when the page cannot be rendered for it, and nothing else is', async () => {
  const error = new ResponseError(503, 'Out of order');
  const rendered = new RenderedQueries(new Set(), () => Promise.reject(error));
  const asked = rendered.answer({ ...orderRequest.params, name: 'OrderQuery' } as never, {});
  await expect(asked).rejects.toBe(error);
  expect(rendered.fail(new ResponseError(503, 'Another'))).toBeNull();
  expect(rendered.failure).toBeNull();
  expect(rendered.fail(error)).toBe(error);
  expect(JSON.parse(JSON.stringify(rendered))).toEqual({
    handOvers: [],
    failure: serializeError(error),
  });
});

test('parts that are left to the browser are said to it', () => {
  process.env.FRONTAGE_LOG_LEVEL = 'silent';
  const rendered = new RenderedQueries(new Set(), () => Promise.reject(new Error('Not asked.')));
  rendered.leaveParts(new TypeError('x is undefined'));
  expect(JSON.parse(JSON.stringify(rendered))).toEqual({
    handOvers: [],
    failure: null,
    leavesParts: true,
  });
});
