import { isCurrency } from '../../../locale/currencyUnits.ts';
import { numberFormat } from '../../../locale/formats.ts';
import type { Locale } from '../../../locale/locale.ts';
import { isCurrencySign, readAmount } from '../../../locale/moneyText.ts';
import type { MoneyState } from './moneyState.ts';
import { readImported } from './number.tsx';

/** A typed amount, with the sign that may be of another currency. What cannot be read stays as it is. */
export function amountIn(text: string, currency: string | null, locale: Locale): MoneyState {
  return stateOf(text, readAmount(text, locale), currency);
}

/** An amount in an imported file, whose numbers may be in program notation. What cannot be read stays as it is. */
export function importedAmount(text: string, currency: string | null, locale: Locale): MoneyState {
  const read = (number: string) => readImported(number, locale);
  return stateOf(text, readAmount(text, locale, read), currency);
}

function stateOf(
  text: string,
  written: ReturnType<typeof readAmount>,
  currency: string | null,
): MoneyState {
  if (written === null) return { amount: text.trim() || null, currency };
  const { amount, sign } = written;
  return { amount, currency, ...(sign !== '' && { written: sign }) };
}

/** An amount without the sign of its currency; another one's stays, and any as long as its currency is not known. */
export function withoutOwnSign(state: MoneyState, locale: Locale): MoneyState {
  const { written, ...rest } = state;
  const isOwn = state.currency !== null && isSignOf(written ?? '', state.currency, locale);
  return written === undefined || isOwn ? rest : state;
}

/** Whether a sign or a code stands for a currency. Where that is not known, any currency's does. */
export function isSignOf(written: string, currency: string | null, { language }: Locale): boolean {
  if (currency === null) return isCurrencySign(written);
  return [currency, ...signsOf(currency, language)].some((sign) => plain(sign) === plain(written));
}

/** How a currency is written in a language, and in English, which spreadsheets have from elsewhere. */
function signsOf(currency: string, language: string): string[] {
  if (!isCurrency(currency)) return [];
  return [language, 'en'].flatMap((spoken) =>
    (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      numberFormat(spoken, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    ),
  );
}

/** Without the marks and spaces in which two of the same differ. */
function plain(sign: string): string {
  return sign
    .normalize('NFKC')
    .replaceAll(/[\s\u061c\u200e\u200f]/g, '')
    .toUpperCase();
}
