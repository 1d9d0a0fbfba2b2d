import { chromium } from 'playwright/test';
import { CHROMIUM } from '../browser/chromium.ts';

/** What a server has rendered, as plain data. */
export type Markup =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Markup[]];

/** Reads what React is to render of pages as they come from the server: no script of theirs runs. */
export async function markupsOf(urls: readonly string[]): Promise<Markup[]> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const markups: Markup[] = [];
    for (const url of urls) {
      await page.goto(url);
      markups.push(await page.evaluate(readMarkup));
    }
    return markups;
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function readMarkup(): Markup {
  return read(document.getElementById('__next')!);

  function read(element: Element): Markup {
    const attributes = [...element.attributes]
      // React takes styles as objects, and has content of its own for fields.
      .filter(({ name }) => !['style', 'value', 'checked', 'selected'].includes(name))
      .map(({ name, value }) => [name, value]);
    const children = [...element.childNodes].flatMap((node) => {
      if (node instanceof Text) return [node.data];
      return node instanceof Element && !node.matches('script, style') ? [read(node)] : [];
    });
    return [
      element.localName,
      Object.fromEntries(attributes) as Record<string, string>,
      ...(element.localName === 'textarea' ? [] : children),
    ];
  }
}
