import fc from 'fast-check';
import { readDay, readDayAndTime } from '../../src/ui/form/dayText.ts';
import { canonicalDecimal } from '../../src/locale/decimals.ts';
import { readNumber, writeNumber } from '../../src/locale/numberText.ts';

const inLanguage = (language: string) => ({ language, timeZone: 'Europe/Berlin', now: 0 });

describe('a number is read as people of the language type it', () => {
  test.each<[language: string, typed: string, number: string | null]>([
    ['en', '1250.50', '1250.50'],
    ['en', '1,250.50', '1250.50'],
    ['en', '12,34,567', '1234567'],
    ['en', '1,5', null],
    ['en', '1,2505', null],
    ['en', '1.2.3', null],
    ['en', '', null],
    ['en', 'twelve', null],
    ['en', '-1 250', '-1250'],
    ['en', '1e3', '1e3'],
    ['de', '1250,5', '1250.5'],
    ['de', '1.250,50', '1250.50'],
    ['de', '1.250', '1250'],
    ['de', '1.25', '1.25'],
    ['de', '-0,5', '-0.5'],
    ['de', ',5', '.5'],
    ['de', '1,2,3', null],
    ['de', '1.250.5', null],
    ['de-CH', '1’250.50', '1250.50'],
    ['fr', '1\u202f250,50', '1250.50'],
    ['fr', '1\u00a0250\u00a0000', '1250000'],
    ['fr', '12 50', null],
    ['es', '1.250.000,5', '1250000.5'],
    ['ar-EG', '١٢٥٠٫٥', '1250.5'],
    ['ar', '١٬٢٥٠٫٥', '1250.5'],
    ['ar', '\u200e-1,250.5', '-1250.5'],
    ['de', '−١٢٥٠٫٥', '-1250.5'],
    ['ar', '\u2068١٢\u2069', '12'],
    ['fa', '۱۲۵۰', '1250'],
    ['mr', '१२', '12'],
    ['ja', '１，２５０．５', '1250.5'],
    ['zh', '１２', '12'],
  ])('%s: “%s”', (language, typed, number) => {
    expect(readNumber(typed, inLanguage(language))).toBe(number);
  });

  test('as anyone’s own language writes it, with groups or without', () => {
    const languages = fc.constantFrom('ar', 'ar-EG', 'de', 'de-CH', 'en', 'es', 'fa', 'fr', 'ja');
    const numbers = fc.tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat(999));
    fc.assert(
      fc.property(languages, numbers, fc.boolean(), (language, [whole, part], useGrouping) => {
        const number = canonicalDecimal(`${whole}.${String(part).padStart(3, '0')}`);
        const format = new Intl.NumberFormat(language, { useGrouping, maximumFractionDigits: 3 });
        const written = format.format(number as unknown as number);
        const read = readNumber(written, inLanguage(language));
        expect(read === null ? written : canonicalDecimal(read)).toBe(number);
      }),
    );
  });
});

describe('a number is shown as it can be typed', () => {
  test.each([
    ['de', '1250.50', '1250,50'],
    ['ar-EG', '-12.5', '-١٢٫٥'],
    ['en', '1250.50', '1250.50'],
    ['de', '1,5x', '1,5x'],
  ])('%s: %s', (language, number, shown) => {
    expect(writeNumber(number, inLanguage(language))).toBe(shown);
  });

  test('so that what is shown is read as the same again, digit by digit', () => {
    const languages = fc.constantFrom('ar-EG', 'de', 'en', 'fr', 'ja');
    const numbers = fc
      .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.stringMatching(/^\d{0,9}$/))
      .map(([whole, part]) => (part === '' ? String(whole) : `${whole}.${part}`));
    fc.assert(
      fc.property(languages, numbers, (language, number) => {
        const locale = inLanguage(language);
        expect(readNumber(writeNumber(number, locale), locale)).toBe(number);
      }),
    );
  });
});

describe('a day out of a file is read as people of the language write it', () => {
  test.each<[language: string, text: string, day: string | null]>([
    ['en', '2026-11-20', '2026-11-20'],
    ['en-US', '11/20/2026', '2026-11-20'],
    ['en-US', '20.11.2026', '2026-11-20'],
    ['en-US', '20/11/2026', null],
    ['en-GB', '20/11/2026', '2026-11-20'],
    ['de', '3. 4.2026', '2026-04-03'],
    ['de', '30.2.2026', null],
    ['de', '20.11.26', null],
    ['fr', '03/04/2026', '2026-04-03'],
    ['ja', '2026年11月3日', '2026-11-03'],
    ['zh', '2026/11/3', '2026-11-03'],
    ['ar', '٢٠‏/١١‏/٢٠٢٦', '2026-11-20'],
    ['en', 'tomorrow', null],
  ])('%s: “%s”', (language, text, day) => {
    expect(readDay(text, inLanguage(language))).toBe(day);
  });

  test.each([
    ['de', '20.11.2026 9:30', '2026-11-20T09:30:00'],
    ['de', '20.11.2026, 09:30:15', '2026-11-20T09:30:15'],
    ['en', '2026-11-20 09:30', '2026-11-20T09:30:00'],
    ['en', '2026-11-20T09:30:00.000Z', '2026-11-20T09:30:00.000Z'],
    ['en', '2026-11-20 09:30:00+02', '2026-11-20T09:30:00+02'],
    ['en', 'noon', 'noon'],
  ])('with a time: %s: “%s”', (language, text, held) => {
    expect(readDayAndTime(text, inLanguage(language))).toBe(held);
  });
});
