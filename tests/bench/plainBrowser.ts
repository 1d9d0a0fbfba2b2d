import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { untilPrinted } from '../browser/appCheckout.ts';
import { findChromium } from '../machine.mjs';
import { connectDevTools } from './devTools.ts';

/** A browser with one page, of which nothing is recorded: tools for tests keep each answer in its memory. */
export interface PlainBrowser {
  readonly process: ChildProcess;
  readonly open: (url: string) => Promise<void>;
  /** Runs a script in the page. @returns what it comes to, where that is JSON */
  readonly run: (script: string) => Promise<unknown>;
  /** Runs a script until it says `true`. @throws after a minute */
  readonly until: (script: string) => Promise<void>;
  /** Bytes of the page's heap that are in use once the garbage is out. */
  readonly heap: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--remote-debugging-port=0',
];

/** @param folder where the page's downloads go, and the browser's own files below it */
export async function startBrowser(folder: string): Promise<PlainBrowser> {
  const process = spawn(
    findChromium() ?? 'chromium',
    [...ARGUMENTS, `--user-data-dir=${join(folder, 'profile')}`, 'about:blank'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const printed = await untilPrinted(process, '/devtools/browser/');
  const address = /ws:\/\/([^/]+)\/devtools/.exec(printed)?.[1];
  const page = await fetch(`http://${address}/json/new?about:blank`, { method: 'PUT' });
  const target = (await page.json()) as { webSocketDebuggerUrl: string };
  const { send } = await connectDevTools(target.webSocketDebuggerUrl);
  await send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
  const run = async (expression: string) => {
    const { result } = (await send('Runtime.evaluate', { expression, returnByValue: true })) as {
      result: { value?: unknown };
    };
    return result.value;
  };
  const until = async (script: string) => {
    for (let attempt = 0; attempt < 300; attempt += 1) {
      if ((await run(script)) === true) return;
      await sleep(200);
    }
    throw new Error(`The page has not come to: ${script}`);
  };
  return {
    process,
    open: async (url) => void (await send('Page.navigate', { url })),
    run,
    until,
    heap: async () => {
      await send('HeapProfiler.collectGarbage', {});
      return ((await send('Runtime.getHeapUsage', {})) as { usedSize: number }).usedSize;
    },
    stop: () =>
      new Promise((resolve) => {
        process.once('exit', () => resolve());
        process.kill();
      }),
  };
}
