import { day, moment } from '../../../src/ui/form/inputs/time.tsx';

const LOCALE = { language: 'de', timeZone: 'Europe/Berlin', now: 0 };

const sentAs = (input: ReturnType<typeof moment>, text: string) => {
  const reading = input.fromText!(text, LOCALE);
  if ('problem' in reading) return reading.problem;
  const problems = input.check?.(reading.state, LOCALE, undefined) ?? [];
  return problems.length > 0 ? 'refused' : input.serialize?.(reading.state, LOCALE, undefined);
};

test.each([
  ['03.04.2026', '2026-04-02T22:00:00.000Z'],
  ['2026-04-03', '2026-04-02T22:00:00.000Z'],
  ['03.04.2026 10:00', '2026-04-03T08:00:00.000Z'],
  ['2026-04-03T10:00:00Z', '2026-04-03T10:00:00Z'],
  ['03.04.26 10:00', 'refused'],
  ['12', 'refused'],
  ['1.5', 'refused'],
  ['April 2026', 'refused'],
])('a moment written as %s is %s: no browser guesses', (text, sent) => {
  expect(sentAs(moment(), text)).toBe(sent);
});

test.each(['2026', '2026-11', '2026-02-30', '26-11-20'])('%s is no day', (text) => {
  expect(sentAs(day(), text)).toBe('refused');
});
