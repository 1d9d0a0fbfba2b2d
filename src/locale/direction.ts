import { remembered } from './formats.ts';

/** Scripts in use that are written from right to left, by their codes in ISO 15924. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

const directionIn = remembered((language: string) =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script ?? ''),
);

/**
 * Whether a language is written from right to left: by its script, since not all browsers have `getTextInfo`.
 *
 * @param language a BCP 47 tag
 */
export function isRightToLeft(language: string): boolean {
  return directionIn(language, null);
}
