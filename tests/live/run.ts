/**
 * Walks through the apps that `connect` makes of real backends: `node tests/live/run.ts vendure
 * strapi`, or without names through all of them. What it needs is installed into temporary folders.
 */
import { chromium, type Browser, type Page } from 'playwright';
import { enterToken } from '../../src/testing/browserTests.ts';
import { copyCheckout } from '../browser/appCheckout.ts';
import { findChromium } from '../machine.mjs';
import { backends, type LiveBackend } from './backends.ts';
import { walk, type Report } from './walk/walk.ts';

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(backends);
const unknown = names.find((name) => !Object.hasOwn(backends, name));
if (unknown) {
  console.error(`There is no ${unknown}. Backends: ${Object.keys(backends).join(', ')}.`);
  process.exit(2);
}

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
let faults = 0;
for (const name of names) faults += await walkThrough(name, browser);
await browser.close();
process.exit(faults === 0 ? 0 : 1);

/** @returns the number of faults */
async function walkThrough(name: string, through: Browser): Promise<number> {
  console.log(`\n── ${name}`);
  const backend = (await backends[name]?.()) ?? null;
  try {
    const report = await walkApp(name, backend, through);
    return print(report, backend?.known ?? []);
  } finally {
    await backend?.stop();
  }
}

async function walkApp(
  name: string,
  backend: LiveBackend | null,
  through: Browser,
): Promise<Report> {
  const checkout = copyCheckout(`live-${name}`);
  // Credentials are for whoever signs in, not for the app.
  if (backend) await checkout.run('connect', backend.endpoint, ...headersFor(backend));
  const app = await checkout.start({
    ...(backend && { GRAPHQL_ENDPOINT: backend.endpoint, GRAPHQL_HEADERS: '{}' }),
  });
  const context = await through.newContext({ locale: 'en-GB', timezoneId: 'Europe/Berlin' });
  context.setDefaultTimeout(20_000);
  try {
    const page = await context.newPage();
    if (backend?.token) {
      await page.goto(`${app.url}/sign-in`);
      if (backend.signIn) await enter(page, backend.signIn);
      else await enterToken(page, backend.token);
      await page.waitForURL(`${app.url}/`);
    }
    return await walk({ url: app.url, folder: checkout.folder }, page, await context.newPage());
  } finally {
    await context.close();
    await app.stop();
  }
}

/** Signs in as people do, by the inputs of the schema's own mutation. */
async function enter(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.locator(`form:not(:has([name=credential])) [name="values.${name}"]`).fill(value);
  await page.keyboard.press('Enter');
}

function headersFor({ token }: LiveBackend): string[] {
  return token ? ['--header', `Authorization: Bearer ${token}`] : [];
}

function print({ faults, refusals, ...figures }: Report, known: readonly RegExp[]): number {
  const isKnown = ({ screen, what }: Report['faults'][number]) =>
    known.some((pattern) => pattern.test(`${screen} ${what}`));
  const own = faults.filter((fault) => !isKnown(fault));
  for (const { screen, what } of own) console.log(`FAULT   ${screen}\n        ${what}`);
  for (const { screen, what } of refusals) console.log(`refused ${screen}\n        ${what}`);
  const { visited, rows, created, changed, deleted, unseen } = figures;
  console.log(
    `${visited} screens, ${rows} rows, ${created} created, ${changed} changed, ${deleted} deleted, ` +
      `${own.length} faults, ${faults.length - own.length} of the backend's own.`,
  );
  if (unseen.length > 0) console.log(`No record to look at: ${unseen.join(', ')}.`);
  return own.length;
}
