import { execFileSync } from 'node:child_process';
import { clockEnvironment } from './testClock.js';

const SECONDS = 1_000;

const INNER = 'console.log(new Date().toISOString(), Date().slice(11, 15), new Date(0).getTime())';

/** What a program prints that lives at a moment. */
function printed(moment: string, program: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: { ...process.env, ...clockEnvironment(moment) },
  }).trim();
}

/** Whether a moment is the given one, or as long after as a program takes to start. */
function expectNear(found: string, moment: string): void {
  const late = Date.parse(found) - Date.parse(moment);
  expect(late).toBeGreaterThanOrEqual(-SECONDS);
  expect(late).toBeLessThan(100 * SECONDS);
}

describe('the date of what is tested', () => {
  test('is set by the test, in its own realm too', () => {
    const moment = process.env.FRONTAGE_TEST_NOW ?? '2026-11-18T20:30:00Z';
    expect(new Date().toISOString().slice(0, 10)).toBe(moment.slice(0, 10));
    expectNear(printed(moment, INNER).split(' ')[0]!, moment);
  });

  test('is that of a database within a process', () => {
    const program = `
      import { PGlite } from '@electric-sql/pglite';
      const database = await PGlite.create();
      const { rows } = await database.query('select now()');
      console.log(rows[0].now.toISOString());
      await database.close();`;
    expectNear(printed('2028-02-29T23:00:00Z', program), '2028-02-29T23:00:00Z');
  });

  test.each(['2024-02-29T23:59:00Z', '2031-12-31T12:00:00Z'])(
    'is set for the processes that it starts, and for theirs: %s',
    (moment) => {
      const outer = `import { execFileSync } from 'node:child_process';
        process.stdout.write(execFileSync(process.execPath, ['-e', ${JSON.stringify(INNER)}]));`;
      for (const program of [INNER, outer]) {
        const [now, year, zero] = printed(moment, program).split(' ');
        expectNear(now!, moment);
        expect(year).toBe(moment.slice(0, 4));
        expect(zero).toBe('0');
      }
    },
  );

  test('goes on running, and leaves a date what it is', () => {
    const program = `
      const before = Date.now();
      setTimeout(() => console.log(Date.now() - before, new Date() instanceof Date,
        new Date(2020, 1, 3).getMonth(), new Date().constructor === Date), 20);`;
    const [passed, ...rest] = printed('2027-03-28T00:30:00Z', program).split(' ');
    expect(Number(passed)).toBeGreaterThanOrEqual(15);
    expect(rest).toEqual(['true', '1', 'true']);
  });
});
