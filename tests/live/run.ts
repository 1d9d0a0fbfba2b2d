/**
 * Walks through the apps that `connect` makes of real backends: `node tests/live/run.ts vendure
 * strapi`, or without names through all of them. Where people sign in, that comes first; it is all with
 * `--sign-in`. Where a backend's database can be read, every input of every form is then changed by itself
 * and compared with what is stored; that is all with `--round-trips`. What it needs is installed into
 * temporary folders.
 */
import { chromium, type Browser } from 'playwright';
import { copyCheckout } from '../browser/appCheckout.ts';
import { screenReader } from '../browser/families/screen.ts';
import { findChromium } from '../machine.mjs';
import { backends } from './backends.ts';
import type { LiveBackend } from './liveBackend.ts';
import { roundTrip, type RoundTrips } from './walk/roundTrip.ts';
import { walkSignIn } from './walk/signInWalk.ts';
import { walk, type Report } from './walk/walk.ts';

/** Leaves the screens out. */
const SIGN_IN_ONLY = '--sign-in';
/** Leaves the walk through the screens out. */
const ROUND_TRIPS_ONLY = '--round-trips';
/** The slugs of the resources that are meant, separated by commas. */
const ONLY = '--only=';

/** Before any work starts, which is awaited below. */
const NO_SCREENS: Report = {
  ...{ faults: [], refusals: [], visited: 0, rows: 0, created: 0, changed: 0, deleted: 0 },
  unseen: [],
};

interface AppReport extends Report {
  readonly trips?: RoundTrips;
}

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const only = process.argv
  .find((argument) => argument.startsWith(ONLY))
  ?.slice(ONLY.length)
  .split(',');
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
): Promise<AppReport> {
  const checkout = copyCheckout(`live-${name}`);
  // Credentials of the schema are not the app's: people bring theirs.
  if (backend) await checkout.run('connect', backend.endpoint, ...headersFor(backend));
  const headers = JSON.stringify(backend?.headers ?? {});
  const app = await checkout.start({
    ...(backend && { GRAPHQL_ENDPOINT: backend.endpoint, GRAPHQL_HEADERS: headers }),
  });
  const context = await through.newContext({ locale: 'en-GB', timezoneId: 'Europe/Berlin' });
  context.setDefaultTimeout(20_000);
  try {
    const page = await context.newPage();
    const faults = backend?.people ? await walkSignIn(app.url, page, backend.people) : [];
    if (process.argv.includes(SIGN_IN_ONLY)) return { ...NO_SCREENS, faults };
    const walked = { url: app.url, folder: checkout.folder };
    const reading = await context.newPage();
    const screens = process.argv.includes(ROUND_TRIPS_ONLY)
      ? NO_SCREENS
      : await walk(walked, page, reading, only);
    const read = screenReader(reading, context.request, app.url);
    const trips =
      backend?.snapshot && (await roundTrip(walked, page, read, backend.snapshot, only));
    return {
      ...screens,
      faults: [...faults, ...screens.faults, ...(trips?.faults ?? [])],
      refusals: [...screens.refusals, ...(trips?.refusals ?? [])],
      ...(trips && { trips }),
    };
  } finally {
    const ending = app.ending();
    if (ending !== null) console.error(ending);
    await context.close();
    await app.stop();
  }
}

function headersFor({ schemaHeaders = {} }: LiveBackend): string[] {
  return Object.entries(schemaHeaders).flatMap(([name, value]) => [
    '--header',
    `${name}: ${value}`,
  ]);
}

function print(
  { faults, refusals, trips, ...figures }: AppReport,
  known: readonly RegExp[],
): number {
  const isKnown = ({ screen, what }: Report['faults'][number]) =>
    known.some((pattern) => pattern.test(`${screen} ${what}`));
  const own = faults.filter((fault) => !isKnown(fault));
  printOnce('FAULT  ', own);
  printOnce('refused', refusals);
  const { visited, rows, created, changed, deleted, unseen } = figures;
  console.log(
    `${visited} screens, ${rows} rows, ${created} created, ${changed} changed, ${deleted} deleted, ` +
      `${own.length} faults, ${faults.length - own.length} of the backend's own.`,
  );
  if (trips) console.log(`${trips.inputs} inputs changed alone, ${trips.clean} stored as entered.`);
  if (unseen.length > 0) console.log(`No record to look at: ${unseen.join(', ')}.`);
  return own.length;
}

/** Prints what was found on many screens, or in many rows, with the first of them. */
function printOnce(title: string, found: Report['faults']): void {
  const alike = Map.groupBy(found, ({ what }) => what.replaceAll(/\d+/g, '0'));
  for (const [{ screen, what }, ...others] of alike.values()) {
    const more = others.length > 0 ? ` and ${others.length} times more` : '';
    console.log(`${title} ${screen}${more}\n        ${what}`);
  }
}
