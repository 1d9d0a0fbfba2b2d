/** @jest-environment jsdom */
import type { Locale } from '../../../src/locale/locale.ts';
import { money, moneyObject } from '../../../src/ui/form/inputs/money.tsx';
import type { MoneyState } from '../../../src/ui/form/inputs/moneyState.ts';
import { decimal, integer } from '../../../src/ui/form/inputs/number.tsx';
import type { Input } from '../../../src/ui/form/input.ts';
import { amountIn, withoutOwnSign } from '../../../src/ui/form/inputs/writtenMoney.ts';

const speaking = (language: string): Locale => ({ language, timeZone: 'UTC', now: 0 });
const as = (language: string, written: string) => ({ ...speaking(language), writtenIn: written });

/** What a form holds of a text that is typed for a row of a currency. */
const typed = (language: string, currency: string, text: string) =>
  withoutOwnSign(amountIn(text, currency, speaking(language)), speaking(language));

describe('an amount is typed as it is shown and copied', () => {
  test.each<[language: string, currency: string, text: string, amount: string]>([
    ['en', 'EUR', '6.60', '6.60'],
    ['en', 'EUR', '€6.60', '6.60'],
    ['en', 'EUR', '12.50 €', '12.50'],
    ['en', 'EUR', 'EUR 12.50', '12.50'],
    ['en', 'EUR', '1,250.00\u00a0eur', '1250.00'],
    ['en', 'EUR', '-€6.60', '-6.60'],
    ['en', 'EUR', '€-6.60', '-6.60'],
    ['en', 'EUR', '(€6.60)', '-6.60'],
    ['en', 'EUR', '€ (6.60)', '-6.60'],
    ['en', 'USD', '($1,250.00)', '-1250.00'],
    ['en', 'CAD', 'CA$5', '5'],
    ['en', 'CAD', '$5', '5'],
    ['en', 'SEK', 'SEK 2,528.55', '2528.55'],
    ['en', 'SEK', '2,528.55 kr', '2528.55'],
    ['de', 'EUR', '22,95 €', '22.95'],
    ['de', 'EUR', '22,95\u00a0€', '22.95'],
    ['de', 'EUR', '1250,00 EUR', '1250.00'],
    ['de', 'EUR', '1.250 €', '1250'],
    ['de', 'EUR', '−6,60 €', '-6.60'],
    ['de', 'CHF', 'CHF 1.250,50', '1250.50'],
    ['de-CH', 'CHF', 'CHF 1’250.50', '1250.50'],
    ['fr', 'EUR', '1\u202f250,00\u00a0€', '1250.00'],
    ['fr', 'USD', '5,00 $US', '5.00'],
    ['da', 'DKK', '1.250,00 kr.', '1250.00'],
    ['nl', 'EUR', '€ -6,60', '-6.60'],
    ['ja', 'JPY', '￥1,250', '1250'],
    ['ja', 'JPY', '¥1,250', '1250'],
    ['zh', 'CNY', '¥1,250.50', '1250.50'],
    ['ar-EG', 'EUR', '\u200f١٬٢٥٠٫٥٠\u00a0€', '1250.50'],
  ])('%s, in %s: “%s”', (language, currency, text, amount) => {
    expect(typed(language, currency, text)).toEqual({ amount, currency });
  });

  test.each(['en', 'de', 'fr', 'es', 'it', 'ja', 'zh', 'ar'])(
    'in %s as Intl writes every currency',
    (language) => {
      const faults = Intl.supportedValuesOf('currency').flatMap((currency) =>
        (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
          (['standard', 'accounting'] as const).flatMap((currencySign) => {
            const style = { style: 'currency', currency, currencyDisplay, currencySign } as const;
            const text = Intl.NumberFormat(language, {
              ...{ ...style, minimumFractionDigits: 2, maximumFractionDigits: 2 },
            }).format(-1250.5);
            const { amount, written } = typed(language, currency, text);
            return amount === '-1250.50' && written === undefined ? [] : [text];
          }),
        ),
      );
      expect(faults).toEqual([]);
    },
  );
});

/** What is wrong with a text for a row of a currency. */
function problemsWith(text: string, currency: string | undefined, language = 'en') {
  const input = money({ amount: decimal(), currency }) as Input<unknown, MoneyState>;
  const state = amountIn(text, currency ?? null, speaking(language));
  return input.check(state, speaking(language)).map(({ message }) => message);
}

test('an amount of another currency is refused, and why', () => {
  expect(problemsWith('€6.60', 'EUR')).toEqual([]);
  expect(problemsWith('$6.60', 'EUR')).toEqual(['This amount is in EUR, not in $.']);
  expect(problemsWith('USD 6.60', 'EUR')).toEqual(['This amount is in EUR, not in USD.']);
  expect(problemsWith('6,60 £', 'EUR', 'de')).toEqual(['This amount is in EUR, not in £.']);
  expect(problemsWith('6 apples', 'EUR')).toEqual(['Enter a number, such as 1250.50.']);
  expect(problemsWith('€6.60', undefined)).toEqual([]);
  expect(problemsWith('6 apples', undefined)).toEqual(['Enter a number, such as 1250.50.']);
});

test('a file has amounts with the sign of their currency, too, whichever row has it', () => {
  const price = money({ amount: integer(), unit: 'minor', currencyInput: 'currency' });
  const readIn = (text: string, locale: Locale, currency: string) => {
    const reading = price.fromText!(text, locale);
    if (!('state' in reading)) throw new Error(reading.problem);
    const beside = { currency };
    const [problem] = price.check(reading.state, locale, undefined, beside);
    return problem?.message ?? price.serialize(reading.state, locale, undefined, beside);
  };
  expect(readIn('€6.60', speaking('en'), 'EUR')).toBe(660);
  expect(readIn('22,95 €', as('en', 'de-DE'), 'EUR')).toBe(2295);
  expect(readIn('22,95 €', speaking('de'), 'USD')).toBe('This amount is in USD, not in €.');
});

test('an amount that has its currency in itself takes the code from the text', () => {
  const rent = moneyObject({ amount: decimal(), at: { amount: 'value', currency: 'code' } });
  expect(rent.fromText!('usd 12.50', speaking('en'))).toEqual({
    state: { amount: '12.50', currency: 'USD' },
  });
  expect(rent.fromText!('€12.50', speaking('en'))).toEqual({
    state: { amount: '12.50', currency: null, written: '€' },
  });
});

test('a percentage is typed with its sign, and other numbers are not', () => {
  const state = (input: Input<unknown, string | null>, text: string, language: string) =>
    input.fromText!(text, speaking(language));
  const discount = decimal({ label: 'Discount (%)' });
  expect(state(discount, '5 %', 'en')).toEqual({ state: '5' });
  expect(state(discount, '7,5\u00a0%', 'de')).toEqual({ state: '7.5' });
  expect(state(discount, '%5', 'tr')).toEqual({ state: '5' });
  expect(state(discount, '٥٫٥٪\u061c', 'ar-EG')).toEqual({ state: '5.5' });
  expect(state(decimal({ label: 'Weight (kg)' }), '5 %', 'en')).toEqual({ state: '5 %' });
});
