import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { RESOURCE_ICONS } from '../address/resourceIcon.ts';

/** Where Lucide has its pictures. */
const SOURCE = join(
  dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')),
  'icons',
);

/** The icons of resources as one picture with a symbol for each. */
export function iconSheet(): string {
  const symbols = RESOURCE_ICONS.map((name) => {
    const picture = readFileSync(join(SOURCE, `${name}.svg`), 'utf8');
    const [, shapes = ''] = /<svg[^>]*>([^]*)<\/svg>/.exec(picture) ?? [];
    const text = shapes
      .trim()
      .replaceAll(/\s*\n\s*/g, '')
      .replaceAll(' />', '/>');
    return `<symbol id="${name}" viewBox="0 0 24 24">${text}</symbol>`;
  });
  return [
    '<!-- Icons of Lucide (https://lucide.dev), ISC licence, Copyright (c) Lucide Icons and Contributors; some are derived',
    '     from Feather, MIT licence, Copyright (c) Cole Bemis. `npm run icons` writes this file. -->',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">',
    ...symbols,
    '</svg>',
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(new URL('./resourceIcons.svg', import.meta.url), iconSheet());
