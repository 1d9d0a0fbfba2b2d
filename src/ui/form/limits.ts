import type { Locale } from '../../locale/locale.ts';
import type { Message } from '../../locale/messages.ts';
import { t } from '../../locale/translate.ts';
import { compareDecimals, isMultiple } from '../../locale/decimals.ts';
import { writeNumber } from '../../locale/numberText.ts';

/** The schema's constraints of a text, besides its format. */
export interface TextLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression that must match a part of it. */
  readonly pattern?: string;
}

/** The schema's constraints of a number. Limits beyond floating-point precision are text. */
export interface NumberLimits {
  readonly min?: number | string;
  readonly max?: number | string;
  /** An exclusive minimum. */
  readonly above?: number | string;
  readonly below?: number | string;
  readonly multipleOf?: number | string;
}

/** The schema's constraints of a list. */
export interface ListLimits {
  readonly minItems?: number;
  readonly maxItems?: number;
}

const TOO_SHORT = 'Enter at least {count, plural, one {# character} other {# characters}}.';
const TOO_LONG =
  'This has {count, plural, one {# character} other {# characters}}; the maximum is {most}.';
const TOO_FEW = 'At least {count, plural, one {# item is} other {# items are}} required.';
const TOO_MANY = 'At most {count, plural, one {# item is} other {# items are}} allowed.';

const TOO_FINE = 'Enter at most {count, plural, one {# decimal place} other {# decimal places}}.';

/** The error message for a text; null when it is valid. */
export function textProblem(state: string, limits: TextLimits, locale: Locale): string | null {
  const { minLength, maxLength, pattern } = limits;
  // Backends count characters differently; only what all of them reject is rejected here.
  const least = [...state].length;
  if (minLength !== undefined && state.length < minLength)
    return t(TOO_SHORT, locale, { count: minLength });
  if (maxLength !== undefined && least > maxLength)
    return t(TOO_LONG, locale, { count: least, most: maxLength });
  if (pattern !== undefined && !new RegExp(pattern).test(state))
    return t('This does not match the required format ({pattern}).', locale, { pattern });
  return null;
}

/** The error message for a number, given as text to keep all digits; null when it is valid. */
export function numberProblem(state: string, limits: NumberLimits, locale: Locale): string | null {
  const { min, max, above, below, multipleOf } = limits;
  const said = (message: Message, limit: number | string) =>
    t(message, locale, { limit: writeNumber(String(limit), locale) });
  const compared = (limit: number | string) => compareDecimals(state, String(limit));
  if (min !== undefined && compared(min) < 0) return said('Must be at least {limit}.', min);
  if (max !== undefined && compared(max) > 0) return said('Must be at most {limit}.', max);
  if (above !== undefined && compared(above) <= 0)
    return said('Must be greater than {limit}.', above);
  if (below !== undefined && compared(below) >= 0) return said('Must be less than {limit}.', below);
  if (multipleOf !== undefined && !isMultiple(state, String(multipleOf))) {
    const [, digits] = /^0?\.(0*1)$/.exec(String(multipleOf)) ?? [];
    return digits === undefined
      ? said('Must be a multiple of {limit}.', multipleOf)
      : t(TOO_FINE, locale, { count: digits.length });
  }
  return null;
}

/** The error message for the number of values in a list; null when it is valid. */
export function countProblem(
  count: number,
  { minItems, maxItems }: ListLimits,
  locale: Locale,
): string | null {
  if (minItems !== undefined && count < minItems) return t(TOO_FEW, locale, { count: minItems });
  if (maxItems !== undefined && count > maxItems) return t(TOO_MANY, locale, { count: maxItems });
  return null;
}
