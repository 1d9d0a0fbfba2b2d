/** In which order Jest runs test files. Plain JavaScript: Jest loads it as it is. */
import { sep } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** Tests below these run commands and backends in processes of their own: none takes longer. */
const LONG = ['cli', 'backend'].map((folder) => `${sep}tests${sep}${folder}${sep}`);

/**
 * Lets files that take long begin before others, so that no worker ends long after the rest. Jest knows
 * how long each took the last time; in a fresh clone it would go by their size, which says little of a
 * test that waits for a build.
 */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ duration, path }) =>
      duration === undefined && LONG.some((folder) => path.includes(folder));
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
