import { existsSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { startNextLast } from '../../src/patches/startNextLast.ts';

type Chunk = [script: string, ...rest: unknown[]];

/** The modules that Turbopack runs, as the browser receives the files of a development server. */
class Browser {
  readonly ran: string[] = [];
  readonly self: { TURBOPACK?: { push(chunk: Chunk): unknown } } = {};
  private readonly onLoaded: Array<() => void> = [];

  constructor(inline: string) {
    const addEventListener = (_: string, listener: () => void) => this.onLoaded.push(listener);
    runInNewContext(inline, { self: this.self, addEventListener });
  }

  /** A file that begins with the entry of a page, and ends with Turbopack's own code. */
  receive(script: string, runtimeModuleIds: string[]): void {
    const queue = (this.self.TURBOPACK ??= [] as Chunk[]);
    queue.push([`${script}-modules`, 'a module', () => {}]);
    queue.push([script, { otherChunks: [], runtimeModuleIds }]);
    if (!Array.isArray(queue)) return;
    const run = ([, entry]: Chunk) => {
      const { runtimeModuleIds: ids = [] } = Object(entry) as { runtimeModuleIds?: string[] };
      this.ran.push(...ids.filter((id) => !this.ran.includes(id)));
    };
    queue.forEach((chunk) => run(chunk as Chunk));
    this.self.TURBOPACK = { push: run };
  }

  load(): void {
    for (const listener of this.onLoaded) listener();
  }
}

const REFRESH = 'react-refresh/runtime.js [client]';
const START = '[project]/node_modules/next/dist/client/next-dev-turbopack.js [client] (ecmascript)';

const develop = () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  return new Browser(startNextLast() ?? '');
};

afterEach(() => jest.restoreAllMocks());

test('in development the page starts Next.js, after the app has registered', () => {
  expect(existsSync('node_modules/next/dist/client/next-dev-turbopack.js')).toBe(true);
  const browser = develop();
  browser.receive('app.js', [REFRESH, START, 'app']);
  expect(browser.ran).toEqual([REFRESH, 'app']);
  browser.receive('page.js', [REFRESH, START, 'page']);
  browser.load();
  expect(browser.ran).toEqual([REFRESH, 'app', START, 'page']);
});

test('a page whose scripts fail starts Next.js all the same', () => {
  const browser = develop();
  browser.receive('app.js', [REFRESH, START, 'app']);
  browser.load();
  expect(browser.ran).toEqual([REFRESH, 'app', START]);
});
