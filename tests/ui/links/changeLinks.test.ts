import type { Environment } from 'relay-runtime';
import { createEnvironment } from '../../../src/relay/environment.ts';
import type { Option } from '../../../src/lists/picker.ts';
import { readLinks, sendSteps, stepsTo, withSteps } from '../../../src/ui/links/changeLinks.ts';
import { productTagsLinks } from '../../../src/resources/products/tabs/productTagsLinks.ts';
import { goneId, startSampleBackend } from '../../backend/sampleBackend.ts';

const backend = startSampleBackend();
let environment: Environment;
let key: string;
let tags: readonly Option[];

beforeAll(async () => {
  const { endpoint, data } = backend();
  environment = createEnvironment({ url: endpoint, localKeys: {}, isServer: false });
  const found = await data<{
    products: { nodes: { id: string }[] };
    tags: { nodes: { id: string; name: string }[] };
  }>('{ products(first: 1) { nodes { id } } tags(first: 6) { nodes { id name } } }');
  key = found.products.nodes[0].id;
  tags = found.tags.nodes.map(({ id, name }) => ({ key: id, title: name }));
});

const look = () => readLinks(environment, productTagsLinks, { key });

/** The names of the tags that the database has for the product. */
async function inDatabase(): Promise<string[]> {
  const { product } = await backend().data<{ product: { tags: { nodes: { name: string }[] } } }>(
    `{ product(id: "${key}") { tags { nodes { name } } } }`,
  );
  return product.tags.nodes.map(({ name }) => name).sort();
}

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };
const names = (options: readonly Option[]) => options.map(({ title }) => title).sort();

/** Sends what leads to the wanted tags. */
async function change(wanted: readonly Option[]) {
  const now = await look();
  const steps = stepsTo(now, wanted);
  const { failed } = await sendSteps(environment, productTagsLinks, now, steps, LOCALE);
  return { steps, failed };
}

test('the records that one is linked to become those that are wanted, by as many changes as differ', async () => {
  await change(tags.slice(0, 3));
  expect(await inDatabase()).toEqual(names(tags.slice(0, 3)));
  const { steps, failed } = await change(tags.slice(1, 5));
  expect(failed).toEqual([]);
  expect(steps.map(({ option, isAdded }) => `${isAdded ? '+' : '-'} ${option.title}`)).toEqual([
    `- ${tags[0].title}`,
    `+ ${tags[3].title}`,
    `+ ${tags[4].title}`,
  ]);
  expect(await inDatabase()).toEqual(names(tags.slice(1, 5)));
  expect((await change(tags.slice(1, 5))).steps).toEqual([]);
});

test('what fails on the way is named, and the rest is done', async () => {
  await change([]);
  const gone = { key: goneId('Tag'), title: 'Gone' };
  const { failed } = await change([tags[0], gone, tags[1]]);
  expect(failed.map(({ option, isAdded }) => [option.title, isAdded])).toEqual([['Gone', true]]);
  expect(failed[0].reason).not.toBe('');
  expect(await inDatabase()).toEqual(names(tags.slice(0, 2)));
});

test('what others link meanwhile stays, and is not linked twice', async () => {
  await change([tags[0]]);
  const mine = stepsTo(await look(), [tags[1], tags[2]]);
  await change([tags[0], tags[2], tags[3]]);
  const now = await look();
  const steps = stepsTo(now, withSteps(now, mine));
  expect(await sendSteps(environment, productTagsLinks, now, steps, LOCALE)).toEqual({
    failed: [],
    outcome: 'done',
  });
  expect(await inDatabase()).toEqual(names([tags[1], tags[2], tags[3]]));
});

test('after a call without an answer nothing more is sent', async () => {
  await change([]);
  const now = await look();
  const nowhere = createEnvironment({
    url: 'http://127.0.0.1:9/graphql',
    localKeys: {},
    isServer: false,
  });
  const steps = stepsTo(now, tags.slice(0, 3));
  const { failed, outcome, halt } = await sendSteps(nowhere, productTagsLinks, now, steps, LOCALE);
  expect(failed.map(({ reason }) => reason).slice(1)).toEqual(['Not sent.', 'Not sent.']);
  expect({ outcome, halt: halt?.name }).toEqual({ outcome: 'unknown', halt: 'NetworkError' });
  expect(await inDatabase()).toEqual([]);
});
