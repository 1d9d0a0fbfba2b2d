import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillFolder } from '../backend/filledFolder.ts';
import { startProcess, type BackendProcess } from '../backend/backendProcess.ts';
import type { Page } from 'playwright/test';
import type { RunningApp } from './appCheckout.ts';
import { startBreakingProxy, type BreakingProxy, type Fault } from './breakingProxy.ts';
import { expect, open, test } from './page.ts';
import { startBuilt } from './builtApp.ts';

let folder: string;
let backend: BackendProcess;
let proxy: BreakingProxy;
let app: RunningApp;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frontage-faults-'));
  const directory = join(folder, 'database');
  await fillFolder(directory);
  backend = await startProcess({ directory });
  proxy = await startBreakingProxy(backend.endpoint);
  app = await startBuilt(proxy.endpoint, { GRAPHQL_TIMEOUT: '4000' });
});

test.afterAll(async () => {
  await app?.stop();
  proxy?.close();
  await backend?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.beforeEach(() => proxy.set(null));

const FAULTS: ReadonlyArray<readonly [Fault, string]> = [
  ['NetworkError', 'The backend cannot be reached'],
  ['TimeoutError', 'This took too long'],
  ['ResponseError', 'The backend failed'],
  ['ParseError', 'The endpoint does not respond with GraphQL'],
  ['GraphQLResponseError', 'Something broke.'],
];

/** The names of all tags that begin with a text. */
async function tagsCalled(name: string): Promise<string[]> {
  const { tags } = await backend.data<{ tags: { nodes: { name: string }[] } }>(
    'query ($name: String!) { tags(filter: { name: { startsWith: $name } }) { nodes { name } } }',
    { name },
  );
  return tags.nodes.map((tag) => tag.name);
}

async function makeTag(name: string): Promise<string> {
  const { createTag } = await backend.data<{ createTag: { tag: { id: string } } }>(
    'mutation ($name: String!) { createTag(input: { tag: { name: $name, color: "#aabbcc" } }) { tag { id } } }',
    { name },
  );
  return createTag.tag.id;
}

/** A server that has answered is asked by the form itself what became of it. */
function hasAnswered(fault: Fault): boolean {
  return fault === 'GraphQLResponseError';
}

/** Learns what the database has: by the form itself, or by asking it to look. */
async function expectChecked(page: Page, fault: Fault, isCommitted: boolean): Promise<void> {
  const form = page.locator('main form');
  if (!hasAnswered(fault)) {
    await page.getByRole('button', { name: 'Check whether it was saved' }).click();
    const said = isCommitted ? 'It was saved' : 'It is not saved so far';
    await expect(form.getByText(said)).toBeVisible();
  } else if (isCommitted) await expect(form.getByText('It was saved')).toBeVisible();
  else await expect(form.getByText('Not saved: fix 1 problem.')).toBeVisible();
}

for (const isCommitted of [false, true]) {
  const moment = isCommitted ? 'after' : 'before';
  for (const [fault, words] of FAULTS) {
    test(`a ${fault} ${moment} a change was made loses nothing, and a check shows what the database has`, async ({
      page,
    }) => {
      const name = `${fault} ${moment} ${Date.now()}`;
      const id = await makeTag(name);
      await open(page, `${app.url}/tags/${encodeURIComponent(id)}/edit`);
      await page.getByLabel('Name').fill(`${name} changed`);
      proxy.set({ fault, isCommitted });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const form = page.locator('main form');
      if (hasAnswered(fault) && isCommitted) {
        await expect(
          page.getByText('Saved, but the backend reported an error').first(),
        ).toBeVisible();
      } else {
        await expect(form.getByText(words).first()).toBeVisible();
        await expect(page.getByLabel('Name')).toHaveValue(`${name} changed`);
        proxy.set(null);
        await expectChecked(page, fault, isCommitted);
        expect(await tagsCalled(name)).toEqual([isCommitted ? `${name} changed` : name]);
        await expect(page.getByLabel('Name')).toHaveValue(`${name} changed`);
        if (isCommitted) await page.getByRole('link', { name: 'View record' }).click();
        else await page.getByRole('button', { name: 'Save', exact: true }).click();
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} changed`);
      expect(await tagsCalled(name)).toEqual([`${name} changed`]);
    });

    test(`a ${fault} ${moment} a record was made loses nothing, and it is not made twice`, async ({
      page,
    }) => {
      const name = `New ${fault} ${moment} ${Date.now()}`;
      await open(page, `${app.url}/tags/new`);
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Color').fill('#aabbcc');
      proxy.set({ fault, isCommitted });
      await page.getByRole('button', { name: 'Create' }).click();
      const form = page.locator('main form');
      await expect(form.getByText(words).first()).toBeVisible();
      await expect(page.getByLabel('Name')).toHaveValue(name);
      proxy.set(null);
      await expectChecked(page, fault, isCommitted);
      expect(await tagsCalled(name)).toEqual(isCommitted ? [name] : []);
      if (isCommitted) await page.getByRole('link', { name: 'View record' }).click();
      else await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      expect(await tagsCalled(name)).toEqual([name]);
    });
  }
}

test('what is sent again after it had been saved all the same is not written twice', async ({
  page,
}) => {
  const name = `Twice ${Date.now()}`;
  const id = await makeTag(name);
  await open(page, `${app.url}/tags/${encodeURIComponent(id)}/edit`);
  await page.getByLabel('Name').fill(`${name} changed`);
  proxy.set({ fault: 'NetworkError', isCommitted: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Check whether it was saved' })).toBeVisible();
  proxy.set(null);
  const mutations: string[] = [];
  page.on('request', (request) => {
    const sent = request.postData() ?? '';
    if (sent.includes('mutation')) mutations.push(sent);
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} changed`);
  expect(mutations).toEqual([]);
});
