import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { freePort, stopped, untilPrinted } from '../browser/appCheckout.ts';
import { spawnServer } from '../browser/builtApp.ts';
import { connectDevTools } from './devTools.ts';
import type { Figure } from './figure.ts';
import { layersOf, type Profile, type ProfileNode } from './layers.ts';
import { rate } from './measure.ts';

const IN_FLIGHT = 4;
const WARM_UP = 80;
const PAGES = 200;
/** Microseconds between two samples. */
const INTERVAL = 200;

interface ProfiledPage {
  readonly name: string;
  readonly path: string;
}

/**
 * What the server's processor is busy with for a page: milliseconds of each layer's own functions. They say where
 * there is something to win, and have no aim; the page's rate has one.
 *
 * @param folder of an app that was built
 */
export async function benchmarkServerProfile(
  folder: string,
  endpoint: string,
  pages: readonly ProfiledPage[],
): Promise<Figure[]> {
  const port = await freePort();
  const server = spawnServer(folder, port, { GRAPHQL_ENDPOINT: endpoint }, [
    '--inspect=127.0.0.1:0',
  ]);
  const printed = await untilPrinted(server, 'Listening');
  const inspector = await connectDevTools(/ws:\/\/\S+/.exec(printed)![0]);
  try {
    await inspector.send('Profiler.enable');
    await inspector.send('Profiler.setSamplingInterval', { interval: INTERVAL });
    const figures: Figure[] = [];
    for (const { name, path } of pages) {
      const load = async () => void (await (await fetch(`http://localhost:${port}${path}`)).text());
      await rate(IN_FLIGHT, WARM_UP, load);
      await inspector.send('Profiler.start');
      await rate(IN_FLIGHT, PAGES, load);
      const { profile } = (await inspector.send('Profiler.stop')) as { profile: Profile };
      figures.push(...figuresOf(name, layersOf(profile, sourceReader())));
    }
    return figures;
  } finally {
    // Node.js does not end while somebody looks at it.
    inspector.close();
    await stopped(server);
  }
}

function figuresOf(name: string, layers: ReturnType<typeof layersOf>): Figure[] {
  return [...layers]
    .sort(([, one], [, other]) => other - one)
    .map(([layer, milliseconds]) => ({
      what: `processor time of a page of ${name}: ${layer}`,
      value: milliseconds / PAGES,
      unit: 'ms',
      aim: null,
    }));
}

/** Reads from the maps beside compiled files which file a function was written in. */
function sourceReader(): (node: ProfileNode) => string {
  const maps = new Map<string, SourceMap | null>();
  return ({ callFrame: { url, lineNumber, columnNumber } }) => {
    const path = url.startsWith('file:') ? fileURLToPath(url) : url;
    if (!maps.has(path)) maps.set(path, readMap(`${path}.map`));
    const entry = maps.get(path)?.findEntry(lineNumber, columnNumber);
    return (entry && 'originalSource' in entry && entry.originalSource) || path;
  };
}

function readMap(path: string): SourceMap | null {
  if (!existsSync(path)) return null;
  return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMap['payload']);
}
