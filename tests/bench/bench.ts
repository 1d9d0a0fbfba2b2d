import { benchmarkDeepPages } from './deepPages.ts';
import { benchmarkMemory } from './memory.ts';
import { benchmarkGateway } from './gateway.ts';
import { benchmarkListPage } from './listPage.ts';
import { benchmarkScaffold } from './scaffold.ts';

/**
 * `npm run bench`: what Frontage costs, as ratios taken in one run. The machines are noisy: a figure
 * in milliseconds says nothing without the one it is compared with.
 */
export interface Figure {
  readonly what: string;
  readonly value: string;
  readonly aim: string;
}

const figures: Figure[] = [];
for (const benchmark of [
  benchmarkScaffold,
  benchmarkListPage,
  benchmarkGateway,
  benchmarkDeepPages,
  benchmarkMemory,
]) {
  figures.push(...(await benchmark()));
}
const width = Math.max(...figures.map(({ what }) => what.length));
for (const { what, value, aim } of figures)
  console.log(`${what.padEnd(width)}  ${value.padStart(10)}  aim: ${aim}`);
