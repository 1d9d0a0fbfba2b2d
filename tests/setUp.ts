import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { configureGlobal } from 'fast-check';
import { loadTransport } from '../src/relay/loadTransport.ts';
import { localKeys } from '../src/resources/localKeys.ts';
import { setScope } from '../src/storage/scope.ts';
import { setLocalKeys } from '../src/testing/localKeys.ts';

// What a change is judged by is the same each time. `FRONTAGE_TEST_SEED=random` looks for what
// nobody has met yet, and another number meets again what it found.
const seed = process.env.FRONTAGE_TEST_SEED ?? '1';
if (seed !== 'random') configureGlobal({ seed: Number(seed) });

setLocalKeys(localKeys);

if (typeof window !== 'undefined') {
  // Pages know whose they are before anything is read or kept.
  setScope('somebody');
  // A stall of the machine must not look like a missing answer: one second is soon over on a busy one.
  configure({ asyncUtilTimeout: 15_000 });
}

// They have loaded what sends calls as soon as they are hydrated.
beforeAll(async () => {
  await loadTransport();
});
