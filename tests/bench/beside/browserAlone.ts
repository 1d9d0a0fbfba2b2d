import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from 'playwright/test';
import type { RunningApp } from '../../browser/appCheckout.ts';
import { CHROMIUM } from '../../browser/chromium.ts';
import type { ListApp } from './app.ts';
import { serveLocally } from './serveLocally.ts';
import { installSwaps, type Swap } from './swaps.ts';
import { ROW } from './visits.ts';

/** A browser on the server's own machine would be sent everything uncompressed. */
const FROM_ELSEWHERE = { 'x-forwarded-for': '203.0.113.7', accept: 'text/html' };

/** Headers that belong to one answer. */
const OF_ONE_ANSWER =
  /^(content-(length|encoding)|transfer-encoding|connection|keep-alive|date|etag|vary)$/;

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;

const SWAPS = '/swaps.json';

/**
 * Serves an app's list without the app: its document from memory, and in place of its scripts a few lines that show
 * what each act leads to, which was read beforehand. What a browser takes for that, no app can do without: a process,
 * style, layout, painting, frames.
 *
 * @param app what is read now, and asked for styles and pictures later
 */
export async function serveBrowserAlone(app: ListApp): Promise<RunningApp> {
  const { origin, pathname } = new URL(app.list);
  const answer = await fetch(app.list, { headers: FROM_ELSEWHERE });
  const headers = [...answer.headers].filter(([name]) => !OF_ONE_ANSWER.test(name));
  const { swaps, sheets } = await readPages(app);
  const body = withScript(await answer.text(), answer.headers, sheets);
  const files = new Map([
    [pathname, { headers, body: brotliCompressSync(body) }],
    [SWAPS, { headers: [], body: brotliCompressSync(JSON.stringify(swaps)) }],
  ]);
  return serveLocally((incoming, response) => {
    const file = files.get(incoming.url ?? '');
    if (!file) return pass(incoming, response, origin);
    const sent = Object.fromEntries(file.headers);
    response.writeHead(200, { ...sent, 'content-encoding': 'br' }).end(file.body);
  });
}

function withScript(page: string, headers: Headers, sheets: readonly string[]): string {
  const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
  const call = `(${installSwaps.toString()})(${JSON.stringify(sheets)}, ${JSON.stringify(SWAPS)})`;
  const script = `<script nonce="${nonce}">${call}</script></body>`;
  return page.replace(SCRIPTS, '').replace('</body>', () => script);
}

interface ReadPages {
  readonly swaps: readonly Swap[];
  readonly sheets: readonly string[];
}

/** Reads what the acts of a visit lead to. */
async function readPages(app: ListApp): Promise<ReadPages> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(app.list);
    const sheets = await sheetsOf(page);
    const first = await openRecord(page, app);
    sheets.push(...(await sheetsOf(page)));
    await page.goBack();
    const sorted = await follow(page, app.sort, 'tbody');
    // Who is in a hurry opens a record of this page.
    const ofSorted = await openRecord(page, app);
    await page.goBack();
    const next = await follow(page, app.next, 'tbody');
    const ofNext = await openRecord(page, app);
    const swaps = [first, sorted, ofSorted, next, ofNext];
    return { swaps, sheets: [...new Set(sheets)] };
  } finally {
    await browser.close();
  }
}

async function openRecord(page: Page, { numbers }: ListApp): Promise<Swap> {
  const href = await page.locator(numbers).nth(ROW).getAttribute('href');
  return follow(page, `a[href=${JSON.stringify(href)}]`, 'main');
}

/** @returns what a link has of another page for a part of its own */
async function follow(page: Page, link: string, part: string): Promise<Swap> {
  const href = await page.locator(link).first().getAttribute('href');
  await page.goto(new URL(href ?? '', page.url()).href);
  return { link, part, html: await page.locator(part).first().innerHTML() };
}

function sheetsOf(page: Page): Promise<string[]> {
  return page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Passes on what a page needs beside its document. */
function pass(incoming: IncomingMessage, response: ServerResponse, origin: string): void {
  const headers = { ...incoming.headers, host: new URL(origin).host };
  const call = request(new URL(incoming.url ?? '/', origin), { headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  call.on('error', () => response.writeHead(502).end());
  call.end();
}
