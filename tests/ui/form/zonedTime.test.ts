import fc from 'fast-check';
import { fromClock, toClock } from '../../../src/ui/form/zonedTime.ts';

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Chatham'];

describe('a moment on the clocks of a zone', () => {
  test('is the same moment again, save in the hour that the clocks show twice', () => {
    const seconds = fc.integer({ min: 0, max: 4_000_000_000 });
    fc.assert(
      fc.property(seconds, fc.constantFrom(...ZONES), (second, zone) => {
        const moment = new Date(second * 1000).toISOString();
        const shown = toClock(moment, zone) ?? '';
        const again = fromClock(shown, zone)?.getTime() ?? Number.NaN;
        expect([0, 3_600_000]).toContain(Math.abs(again - second * 1000));
        expect(toClock(new Date(again).toISOString(), zone)).toBe(shown);
      }),
    );
  });

  test('reads as people there read it', () => {
    expect(toClock('2026-07-01T12:00:00Z', 'Europe/Berlin')).toBe('2026-07-01T14:00:00');
    expect(fromClock('2026-12-01T09:30', 'America/New_York')?.toISOString()).toBe(
      '2026-12-01T14:30:00.000Z',
    );
  });

  test('is none where the clocks skip it', () => {
    expect(fromClock('2026-03-29T02:30:00', 'Europe/Berlin')).toBeNull();
  });
});
