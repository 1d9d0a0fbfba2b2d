import { benchmarkBeside } from './beside/beside.ts';
import { benchmarkDeepPages } from './deepPages.ts';
import type { Outcome } from './figure.ts';
import { benchmarkGateway } from './gateway.ts';
import { benchmarkListPage } from './listPage.ts';
import { benchmarkMemory } from './memory.ts';
import { missed, report } from './report.ts';
import { benchmarkScaffold } from './scaffold.ts';

/** What there is to measure, by the names that it is asked for by. */
const PARTS: Readonly<Record<string, () => Promise<readonly Outcome[]>>> = {
  scaffold: benchmarkScaffold,
  page: benchmarkListPage,
  gateway: benchmarkGateway,
  rows: benchmarkDeepPages,
  memory: benchmarkMemory,
  beside: benchmarkBeside,
};

/**
 * `npm run bench`: what Frontage costs, each figure with its aim. It fails when one is beyond. With names (`npm run
 * bench -- beside`) only those parts run.
 */
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined)
  throw new Error(`There is no part ${unknown}. Parts: ${Object.keys(PARTS).join(', ')}.`);

const outcomes: Outcome[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`Measuring ${name}…`);
  outcomes.push(...(await measure()));
}
console.log(report(outcomes));
process.exitCode = missed(outcomes).length > 0 ? 1 : 0;
