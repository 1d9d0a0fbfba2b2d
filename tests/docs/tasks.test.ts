import { readdirSync, readFileSync } from 'node:fs';
import { MOST_ACTIONS } from '../browser/tasks/counts.ts';

const SPECS = 'tests/browser/tasks';

/** The rows of the guide's table of tasks, as their task and its number of actions. */
function rowsOfGuide(): [string, number][] {
  const [, section = ''] =
    /^## What a task takes\n(.*?)^## /ms.exec(readFileSync('docs/operators.md', 'utf8')) ?? [];
  return [...section.matchAll(/^\| (.+?) +\| +(\d+) \|$/gm)].map(([, task, actions]) => [
    task,
    Number(actions),
  ]);
}

test('the guide tells of each task the actions that it may take at most, and of no other', () => {
  expect(rowsOfGuide()).toEqual(Object.entries(MOST_ACTIONS));
});

test('each of the thirty tasks is done once in a browser', () => {
  const done = readdirSync(SPECS)
    .filter((name) => name.endsWith('.spec.ts'))
    .flatMap((name) => [...readFileSync(`${SPECS}/${name}`, 'utf8').matchAll(/^task\('(.+?)'/gm)])
    .map(([, task]) => task);
  expect(done).toHaveLength(30);
  expect(done.toSorted()).toEqual(Object.keys(MOST_ACTIONS).toSorted());
});
