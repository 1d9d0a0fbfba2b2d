import type { AppFont } from './defineApp.ts';

/** The fonts of browsers and systems, where a character is missing or the font has not come. */
const SYSTEM_FONTS = 'system-ui, sans-serif';

/**
 * The rules for an app's own font. A font that is not there when the page is first shown is used from the next page
 * on: nothing moves while somebody reads.
 *
 * @param addressOf the address of a file in `public`
 */
export function fontStyles(
  { family, files }: AppFont,
  addressOf: (path: string) => string,
): string {
  const faces = files.map(({ src, weight = '400', style = 'normal' }) =>
    [
      `@font-face{font-family:${quoted(family)}`,
      `src:url(${quoted(addressOf(src))})`,
      `font-weight:${weight}`,
      `font-style:${style}`,
      'font-display:optional}',
    ].join(';'),
  );
  return `${faces.join('')}:root{--frontage-font-family:${quoted(family)},${SYSTEM_FONTS}}`;
}

/** A string of CSS, which cannot end the element that it is in. */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\3c ');
}
