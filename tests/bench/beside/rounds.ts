import { chromium, type Browser } from 'playwright/test';
import { CHROMIUM } from '../../browser/chromium.ts';
import { ratioOf, type Figure, type Unit } from '../figure.ts';
import { median } from '../measure.ts';
import { ACT_AIMS, HEAP_AIM, SCRIPTS_AIM } from './aims.ts';
import type { ListApp } from './app.ts';
import { DESKTOP, SLOW, type Condition } from './condition.ts';
import type { Expected } from './expected.ts';
import { compareCalls } from './speculation.ts';
import { ACTS, hurry, visit, type Times } from './visits.ts';
import { heapOf, scriptsOf, TRIPS } from './weights.ts';

/** Ours, react-admin's, and what the browser takes by itself. */
export type Apps = readonly [ours: ListApp, theirs: ListApp, alone: ListApp];

/** Uses the apps in turns, so that all meet the same noise, and takes medians. */
export async function compareApps(
  apps: Apps,
  expected: Expected,
  rounds: number,
): Promise<Figure[]> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    return [
      ...(await compareActs(browser, apps, DESKTOP, expected, rounds)),
      ...(await compareActs(browser, apps, SLOW, expected, rounds)),
      {
        what: "the list's JavaScript on the wire, untouched (ours / react-admin's)",
        ...(await compareWeights(apps, rounds, 'kB', (app) => scriptsOf(browser, app))),
        aim: SCRIPTS_AIM,
      },
      {
        what: `heap after ${TRIPS} trips from the list to a record (ours / react-admin's)`,
        ...(await compareWeights(apps, rounds, 'MB', heapOf)),
        aim: HEAP_AIM,
      },
      await compareCalls(browser, apps[0]),
    ];
  } finally {
    await browser.close();
  }
}

async function compareActs(
  browser: Browser,
  apps: Apps,
  condition: Condition,
  expected: Expected,
  rounds: number,
): Promise<Figure[]> {
  const [ours, theirs, alone] = await inTurns(apps, rounds, async (app): Promise<Times> => {
    const visited = await visit(browser, app, condition, expected);
    return { ...visited, ...(await hurry(browser, app, condition)) };
  });
  return ACTS.flatMap((act) => {
    const aims = ACT_AIMS[act];
    const middle = (times: readonly Times[]) => median(times.map((one) => one[act]));
    const what = `${condition.name}: ${aims.what}`;
    return [
      ratioOf(`${what} / react-admin`, middle(ours), middle(theirs), 'ms', aims[condition.name]),
      ratioOf(`${what} / the browser alone`, middle(ours), middle(alone), 'ms', null),
    ];
  });
}

async function compareWeights(
  apps: Apps,
  rounds: number,
  unit: Unit,
  weigh: (app: ListApp) => Promise<number>,
): Promise<Pick<Figure, 'value' | 'unit' | 'medians'>> {
  const [first, second] = apps;
  const [ours, theirs] = (await inTurns([first, second], rounds, weigh)).map(median);
  return { value: ours, unit, medians: { ours, theirs, unit } };
}

async function inTurns<Result>(
  apps: readonly ListApp[],
  rounds: number,
  measure: (app: ListApp) => Promise<Result>,
): Promise<Result[][]> {
  const results = apps.map((): Result[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, app] of apps.entries()) results[index].push(await measure(app));
  return results;
}
