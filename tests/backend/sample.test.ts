import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lastDay } from '../../src/backend/sample/calendar.ts';
import { samplePictures } from '../../src/backend/sample/pictures.ts';
import { createRandom } from '../../src/backend/sample/random.ts';
import { sampleRows } from '../../src/backend/sample/rows.ts';
import { lineCents } from '../../src/backend/sample/sales.ts';

const hash = () =>
  createHash('sha256')
    .update(JSON.stringify([...sampleRows()]))
    .digest('hex');

describe('the sample', () => {
  test('has the same rows each time, whatever the date is', () => {
    const today = hash();
    jest.useFakeTimers({ now: new Date('2031-05-17T03:04:05Z') });
    try {
      expect(hash()).toBe(today);
    } finally {
      jest.useRealTimers();
    }
  });

  test('has about 20,000 rows in 20 tables', () => {
    const rows = sampleRows();
    const count = [...rows.values()].reduce((sum, tableRows) => sum + tableRows.length, 0);
    expect(rows.size).toBe(20);
    expect(count).toBeGreaterThan(18_000);
    expect(count).toBeLessThan(25_000);
  });

  test('ends in November 2026: nothing was ordered, shipped or paid later', () => {
    const rows = sampleRows();
    const moments = [
      ...rows.get('orders')!.flatMap(({ placed_at, shipped_at }) => [placed_at, shipped_at]),
      ...rows.get('payments')!.map(({ received_on }) => received_on),
    ].filter((moment) => moment !== null);
    const last = moments
      .map((moment) => String(moment).slice(0, 10))
      .sort()
      .at(-1)!;
    expect(last.startsWith('2026-11')).toBe(true);
    expect(last <= lastDay).toBe(true);
  });

  test('has names in Latin, Greek, Japanese and Arabic letters', () => {
    const names = sampleRows()
      .get('customers')!
      .map(({ name }) => String(name))
      .join('\n');
    for (const script of [
      /\p{Script=Greek}/u,
      /\p{Script=Han}/u,
      /\p{Script=Arabic}/u,
      /[øåßéń]/u,
    ]) {
      expect(names).toMatch(script);
    }
  });

  test('names pictures that are there, as the generator draws them', () => {
    const pictures = samplePictures();
    for (const [name, picture] of pictures) {
      expect(readFileSync(resolve('public/sample', name), 'utf8')).toBe(picture);
      expect(picture.length).toBeLessThan(4_000);
    }
    const rows = sampleRows();
    const named = [
      ...rows.get('products')!.map(({ image }) => image),
      ...rows.get('suppliers')!.map(({ picture }) => picture),
      ...rows.get('employees')!.map(({ photo }) => photo),
    ].filter((path) => path !== null);
    expect(named.length).toBeGreaterThan(60);
    for (const path of named) expect(pictures.has(String(path).replace('/sample/', ''))).toBe(true);
  });

  test('sums a line as the database does: exactly, half a cent rounded up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 100 }),
        (quantity, unit, discount) => {
          const hundredths = BigInt(quantity) * BigInt(unit) * BigInt(100 - discount);
          const whole = hundredths / 100n + (hundredths % 100n >= 50n ? 1n : 0n);
          expect(BigInt(lineCents(quantity, unit, discount))).toBe(whole);
        },
      ),
    );
  });
});

describe('the source of choices', () => {
  test('repeats itself for a seed, and stays in bounds', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: -50, max: 50 }),
        fc.nat(100),
        (seed, low, span) => {
          const one = createRandom(seed);
          const other = createRandom(seed);
          const number = one.integer(low, low + span);
          expect(number).toBe(other.integer(low, low + span));
          expect(number).toBeGreaterThanOrEqual(low);
          expect(number).toBeLessThanOrEqual(low + span);
        },
      ),
    );
  });

  test('picks several different choices in their order, and never one of weight 0', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(12), (seed, count) => {
        const random = createRandom(seed);
        const picked = random.several([1, 2, 3, 4, 5, 6, 7, 8], count);
        expect(picked).toEqual([...new Set(picked)].sort((one, other) => one - other));
        expect(picked).toHaveLength(Math.min(count, 8));
        expect(random.weighted({ never: 0, always: 1 })).toBe('always');
      }),
    );
  });
});
