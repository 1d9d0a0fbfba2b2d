import { ratioOf, type Figure } from './figure.ts';
import { median, rate } from './measure.ts';

/** As many as keep two processors busy. */
const IN_FLIGHT = 4;
const PAGES = 80;
const ROUNDS = 5;

/** A page, where Frontage has it and where the same markup is plain React. */
export interface PagePair {
  readonly name: string;
  readonly ours: string;
  readonly plain: string;
}

/** How many pages a server gives in a second, against plain React of the same markup in the same Next. */
export async function benchmarkServerPages(pairs: readonly PagePair[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, ours, plain } of pairs) {
    const rates: [number[], number[]] = [[], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const pair = [await pagesPerSecond(ours), await pagesPerSecond(plain)];
      // The first is for the compilers of both.
      if (round > 0) pair.forEach((value, index) => rates[index].push(value));
    }
    const what = `pages per second of ${name} / plain React of the same markup, ${IN_FLIGHT} in flight`;
    const [frontage, react] = rates.map(median);
    figures.push(ratioOf(what, frontage, react, 'perSecond', { atLeast: 0.6 }));
  }
  return figures;
}

function pagesPerSecond(url: string): Promise<number> {
  return rate(IN_FLIGHT, PAGES, async () => {
    const response = await fetch(url);
    const text = await response.text();
    if (!response.ok) throw new Error(`${url} answers ${response.status}: ${text.slice(0, 500)}`);
  });
}
