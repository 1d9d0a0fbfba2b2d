import { currencyDigits, fromSmallestUnit, isCurrency } from '../../../locale/currencyUnits.ts';
import { canonicalDecimal, isDecimal } from '../../../locale/decimals.ts';
import type { Locale } from '../../../locale/locale.ts';
import { isCurrencySign } from '../../../locale/moneyText.ts';
import { t } from '../../../locale/translate.ts';
import type { NumberLimits } from '../limits.ts';
import { isSignOf } from './writtenMoney.ts';
import { problemWithDecimal } from './number.tsx';
import type { MoneyState } from './moneyState.ts';

interface MoneyRules {
  /** The currency, as far as it is known. */
  readonly code: string | null;
  /** The amount means nothing without a currency. */
  readonly isNeeded: boolean;
  readonly unit: 'minor' | undefined;
  /** As read: an amount that is finer than its currency may stay as fine. */
  readonly before?: MoneyState;
  /** The most decimals that the schema has room for. */
  readonly most?: number;
}

const OTHER_CURRENCY = 'This amount is in {currency}, not in {other}.';
const TOO_FINE = 'Enter at most {count, plural, one {# decimal place} other {# decimal places}}.';

/** The error message for an amount of money; null when it is valid. */
export function problemWithMoney(
  { amount, written }: MoneyState,
  rules: MoneyRules,
  locale: Locale,
): string | null {
  const typed = amount ?? '';
  const { code, isNeeded } = rules;
  if (!isDecimal(typed)) return problemWithDecimal(typed, locale);
  if (written !== undefined && !isSignOf(written, code, locale))
    return code !== null && isCurrencySign(written)
      ? t(OTHER_CURRENCY, locale, { currency: code, other: written })
      : problemWithDecimal(written, locale);
  if (isNeeded && code === null) return t('Choose the currency of this amount.', locale);
  const count = mostDecimals(rules);
  if (decimalsOf(typed) <= count) return null;
  return count === 0 && code !== null
    ? t('Amounts in {currency} have no decimal places.', locale, { currency: code })
    : t(TOO_FINE, locale, { count });
}

/** How many decimals an amount may have: those of its currency, or those that it had in it. */
function mostDecimals({ code, unit, before, most = Infinity }: MoneyRules): number {
  if (unit) return Math.min(currencyDigits(code), most);
  const digits = isCurrency(code) ? currencyDigits(code) : most;
  const former = before?.currency === code ? decimalsOf(before.amount ?? '') : 0;
  return Math.min(Math.max(digits, former), most);
}

/** How many decimals an amount has, without zeros at its end. */
function decimalsOf(amount: string): number {
  const [, decimals = ''] = canonicalDecimal(amount).split('.');
  return decimals.length;
}

/** Limits of the smallest unit, in whole units. */
export function shifted(limits: NumberLimits, digits: number): NumberLimits {
  const names = ['min', 'max', 'above', 'below', 'multipleOf'] as const;
  const known = names.flatMap((name) => {
    const limit = limits[name];
    const text = limit === undefined ? null : canonicalDecimal(String(limit));
    return text === null ? [] : [[name, canonicalDecimal(fromSmallestUnit(text, digits))] as const];
  });
  return Object.fromEntries(known);
}
