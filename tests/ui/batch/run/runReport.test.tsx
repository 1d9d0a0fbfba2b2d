/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { LocaleContext } from '../../../../src/ui/locale/useLocale.ts';
import type { Locale } from '../../../../src/locale/locale.ts';
import { inputsOf } from '../../../../src/ui/form/inputsOf.ts';
import { text } from '../../../../src/ui/form/inputs/text.tsx';
import { readSaved } from '../../../../src/ui/form/savedDifferences.ts';
import type { ItemOutcome } from '../../../../src/ui/batch/run/run.ts';
import { Runner } from '../../../../src/ui/batch/run/runner.ts';
import { RunReport } from '../../../../src/ui/batch/run/RunReport.tsx';
import { speak } from '../../../locale/speak.ts';

const ENGLISH: Locale = { language: 'en', timeZone: 'UTC', now: 0 };

/** A run whose items ended so; undefined for those that were not begun. */
function ended(outcomes: readonly (ItemOutcome | undefined)[]): Runner<number> {
  return new Runner<number>({
    items: outcomes.map((_, index) => index),
    size: 1,
    known: (item) => {
      const outcome = outcomes[item];
      return outcome && { outcome, reason: null };
    },
    send: () => Promise.reject(new Error('Nothing is sent.')),
  });
}

function show(runner: Runner<number>, locale: Locale): void {
  render(
    <LocaleContext value={locale}>
      <RunReport runner={runner} nameOf={(item) => `Item ${item}`}>
        {null}
      </RunReport>
    </LocaleContext>,
  );
}

test('the report counts what was done, and names further outcomes only where there are some', () => {
  show(ended(['done', 'done']), ENGLISH);
  expect(screen.getByRole('status')).toHaveTextContent(/^2 done$/);
});

test('what was not changed is counted and named, and is not offered to be tried again', async () => {
  const runner = new Runner<number>({
    items: [0, 1],
    size: 1,
    send: ([item]) =>
      Promise.resolve({
        items: [
          item === 0
            ? { outcome: 'done', reason: null }
            : { outcome: 'skipped', reason: 'It stays as it is.' },
        ],
      }),
  });
  const over = new Promise<void>((resolve) => runner.subscribe(() => runner.isOver && resolve()));
  runner.start();
  await over;
  show(runner, ENGLISH);
  expect(screen.getByRole('status')).toHaveTextContent(/^1 done, 1 not changed$/);
  const named = screen.getByRole('region', { name: 'Not changed' });
  expect(named).toHaveTextContent('Item 1It stays as it is.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [ENGLISH, '1 done, 2 failed, 1 unknown, 1 not started', 'Retry failed'],
  [
    speak('de'),
    '1 erledigt, 2 fehlgeschlagen, 1 unbekannt, 1 nicht begonnen',
    'Fehlgeschlagene erneut versuchen',
  ],
])('the report is of one language: $language', (locale, counts, button) => {
  show(ended(['done', 'failed', 'failed', 'unknown', undefined]), locale);
  expect(screen.getByRole('status').textContent).toBe(counts);
  expect(screen.getByRole('button', { name: button })).toBeVisible();
});

test('what a backend has made of what was sent is said, of each record', async () => {
  const sent = (typed: string, now: string | null) => ({
    fields: inputsOf({ price: text() }),
    names: ['price'],
    typed: { price: typed },
    read: () =>
      now === null ? Promise.reject(new Error('No answer.')) : Promise.resolve({ price: now }),
  });
  const items = [sent('1.005', '1.01'), sent('1', '1'), sent('2', null)];
  const runner = new Runner({
    items,
    size: 1,
    send: async ([item]) => {
      const reason = await readSaved(item, ENGLISH);
      return { items: [{ outcome: 'done', reason }] };
    },
  });
  const over = new Promise<void>((resolve) => runner.subscribe(() => runner.isOver && resolve()));
  runner.start();
  await over;
  show(runner as unknown as Runner<number>, ENGLISH);
  expect(screen.getByRole('status')).toHaveTextContent(/^3 done$/);
  const noted = screen.getByRole('region', { name: 'Saved differently' });
  expect(within(noted).getAllByRole('row')).toHaveLength(1);
  expect(noted).toHaveTextContent('Price was saved as 1.01; you entered 1.005.');
});
