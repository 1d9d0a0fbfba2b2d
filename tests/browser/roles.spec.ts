import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildASTSchema, parse, validate, type GraphQLSchema } from 'graphql';
import { withoutLacks } from '../../src/roles/lacks.ts';
import { parseRoles } from '../../src/roles/rolesFile.ts';
import { startProcess, type BackendProcess } from '../backend/backendProcess.ts';
import { fillFolder } from '../backend/filledFolder.ts';
import { signIn as tokenOf } from '../backend/tokens.ts';
import { startBuilt } from './builtApp.ts';
import type { RunningApp } from './appCheckout.ts';
import { Walk } from './hands/walk.ts';
import { Watch } from './hands/watch.ts';
import { clockTest as test, expect } from './page.ts';
import { crawl, load, refusalsOf, textsOf } from './roles/crawl.ts';
import { startRecordingProxy, type RecordingProxy } from './roles/recordingProxy.ts';
import { secretsOf } from './roles/secrets.ts';

const root = join(import.meta.dirname, '../..');
const PEOPLE: Readonly<Record<string, string>> = {
  sales: 'tomasz.zawadzki',
  warehouse: 'jaap.hoekstra',
  accounting: 'claire.baudouin',
  admin: 'marieke.van-loon',
};
/** Of visitors of the sample who have not signed in. */
const VISITORS = 'anonymous';

let parent: string;
let backend: BackendProcess;
let proxy: RecordingProxy;
let app: RunningApp;
const schemas = new Map<string, GraphQLSchema>();

test.beforeAll(async () => {
  const sdl = parse(readFileSync(join(root, 'schema/schema.graphql'), 'utf8'), {
    noLocation: true,
  });
  const { roles } = parseRoles(readFileSync(join(root, 'schema/roles.json'), 'utf8'));
  for (const [role, { lacks }] of Object.entries(roles))
    schemas.set(role, buildASTSchema(withoutLacks(sdl, lacks), { assumeValid: true }));
  parent = mkdtempSync(join(tmpdir(), 'frontage-roles-'));
  const directory = join(parent, 'database');
  await fillFolder(directory);
  backend = await startProcess({ directory, environment: { FRONTAGE_SAMPLE_SIGN_IN: '1' } });
  proxy = await startRecordingProxy(backend.endpoint);
  app = await startBuilt(proxy.endpoint, { FRONTAGE_SIGNED_OUT_ROLE: VISITORS });
});
test.afterAll(async () => {
  await app?.stop();
  await proxy?.stop();
  await backend?.stop();
  rmSync(parent, { recursive: true, force: true });
});

/** By name and password, through the form. @returns the session's cookies */
async function signedIn(name: string): Promise<string> {
  const values = {
    'values.input.email': `${name}@kadekoffie.example`,
    'values.input.password': `${name.split('.')[0]}-coffee`,
  };
  const response = await fetch(`${app.url}/api/session`, {
    method: 'POST',
    headers: { origin: app.url },
    body: new URLSearchParams({ returnTo: '/', ...values }),
    redirect: 'manual',
  });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** What of the recorded calls a role could have known to be refused. */
async function faultsOfCalls(): Promise<string[]> {
  return (await proxy.take()).flatMap(({ role, operationName, query, errors }) => {
    const schema = schemas.get(role || VISITORS);
    const invalid = schema ? validate(schema, parse(query)) : [];
    return [...invalid.map(({ message }) => message), ...errors].map(
      (message) => `${role}, ${operationName}: ${message}`,
    );
  });
}

test('on every screen that a role is offered, nothing is refused and nothing of others is shown', async () => {
  const whole = { schema: schemas.get('admin')!, token: await tokenOf(backend, PEOPLE.admin) };
  const cookies = new Map<string, string>();
  // More than some tries at once from one address are taken for guessing.
  for (const [role, name] of Object.entries(PEOPLE)) cookies.set(role, await signedIn(name));
  await proxy.take();
  await Promise.all(
    [...cookies].map(async ([role, cookie]) => {
      const own = { schema: schemas.get(role)!, token: await tokenOf(backend, PEOPLE[role]) };
      const secrets = await secretsOf(backend, whole, own);
      if (role !== 'admin') expect(secrets.size).toBeGreaterThan(50);
      const pages = await crawl(app.url, cookie);
      expect(pages.length).toBeGreaterThan(50);
      expect(refusalsOf(pages)).toEqual([]);
      const leaks = pages.flatMap((page) => [...textsOf(page).intersection(secrets)]);
      expect(leaks).toEqual([]);
    }),
  );
  expect(await faultsOfCalls()).toEqual([]);
});

test('what a role lacks is refused by its address, with the reason, and the backend is not asked', async () => {
  const cookie = await signedIn(PEOPLE.warehouse);
  await load(app.url, '/', cookie);
  await proxy.take();
  for (const path of [
    '/payments',
    '/payments/new',
    '/payments/x',
    '/payments/x/edit',
    '/invoices',
    '/orders/new',
  ]) {
    const { status, markup } = await load(app.url, path, cookie);
    expect([path, status]).toEqual([path, 403]);
    expect(markup).toMatch(/Your role, Warehouse, may not (see|do) this\./);
  }
  expect(await proxy.take()).toEqual([]);
});

test('visitors are led to signing in from every screen, and the backend is not asked', async () => {
  const lists = readdirSync(join(root, 'pages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['api', 'tools'].includes(entry.name))
    .map(({ name }) => `/${name}`);
  await proxy.take();
  for (const path of ['/', ...lists, '/orders/x', '/orders/new', '/orders/x/edit']) {
    const response = await fetch(app.url + path, { redirect: 'manual' });
    const returnTo = encodeURIComponent(path);
    expect([path, response.headers.get('location')]).toEqual([
      path,
      `/sign-in?returnTo=${returnTo}`,
    ]);
  }
  const { markup } = await load(app.url, '/sign-in', '');
  const offered = lists.filter((path) => markup.includes(`href="${path}"`));
  expect(offered).toEqual([]);
  expect(await proxy.take()).toEqual([]);
});

test('hands that change nothing meet no fault as somebody who may not do much', async ({
  page,
}) => {
  page.setDefaultTimeout(60_000);
  const watch = new Watch(page);
  await page.goto(`${app.url}/variants`);
  await page.getByLabel('Email').fill(`${PEOPLE.warehouse}@kadekoffie.example`);
  await page.getByLabel('Password', { exact: true }).fill('jaap-coffee');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${app.url}/variants`);
  await proxy.take();
  const walk = new Walk(page, app.url, watch);
  await walk.palette();
  expect(await walk.recordsOf('/variants')).toEqual(['record', 'edit']);
  expect(watch.faults).toEqual([]);
  expect(await faultsOfCalls()).toEqual([]);
});
