import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright/test';
import { copyCheckout } from '../browser/appCheckout.ts';
import { CHROMIUM } from '../browser/chromium.ts';
import { SCENES, WORDLESS, type Apps } from './scenes.ts';

/**
 * `npm run screenshots`: every kind of screen, as wide as a phone, a laptop and a large display, in
 * light and dark, for people to look at, and from right to left; and the README's picture. `SAMPLE_URL` is an app that runs
 * already, `SCENES` (`list,record`) the scenes to take.
 */
const FOLDER = join(import.meta.dirname, '../../.frontage/screenshots');
const README_PICTURE = join(import.meta.dirname, '../../public/frontage.png');
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
const SCHEMES = ['light', 'dark'] as const;
/** Nobody listens there. */
const NO_BACKEND = 'http://127.0.0.1:9/graphql';

mkdirSync(FOLDER, { recursive: true });
const scenes = process.env.SCENES?.split(',') ?? Object.keys(SCENES);
const fromRightToLeft = scenes.filter((name) => WORDLESS.includes(name));
const checkout = process.env.SAMPLE_URL ? null : copyCheckout('screenshots');
const sample = await checkout?.start();
process.env.SAMPLE_FOLDER ??= checkout?.folder ?? join(import.meta.dirname, '../..');
const { startBuilt } = await import('../browser/builtApp.ts');
const backendless = await startBuilt(NO_BACKEND);
const browser = await chromium.launch(CHROMIUM);
try {
  const apps = {
    sample: sample?.url ?? process.env.SAMPLE_URL ?? '',
    backendless: backendless.url,
  };
  for (const colorScheme of SCHEMES) {
    for (const viewport of SIZES) {
      const look = { viewport, colorScheme };
      await takeAll(browser, apps, scenes, { ...look, locale: 'en-GB' });
      await takeAll(browser, apps, fromRightToLeft, { ...look, locale: 'ar' });
    }
  }
  await takeForReadme(browser, apps);
} finally {
  await browser.close();
  await Promise.all([sample?.stop(), backendless.stop()]);
}
console.log(`The pictures are in ${FOLDER}.`);

interface Look {
  readonly viewport: (typeof SIZES)[number];
  readonly colorScheme: (typeof SCHEMES)[number];
  readonly locale: 'en-GB' | 'ar';
}

async function takeAll(
  browser: Browser,
  apps: Apps,
  names: readonly string[],
  look: Look,
): Promise<void> {
  const isPhone = look.viewport.width < 600;
  const context = await browser.newContext({ ...look, isMobile: isPhone, hasTouch: isPhone });
  for (const name of names) {
    const page = await context.newPage();
    await SCENES[name](page, apps);
    const language = look.locale === 'ar' ? '-ar' : '';
    const file = `${name}-${look.viewport.width}-${look.colorScheme}${language}.png`;
    await page.screenshot({ path: join(FOLDER, file), animations: 'disabled' });
    await page.close();
  }
  await context.close();
}

async function takeForReadme(browser: Browser, apps: Apps): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  await SCENES.list(page, apps);
  await page.screenshot({ path: README_PICTURE, animations: 'disabled' });
  await page.close();
}
