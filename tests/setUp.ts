import '@testing-library/jest-dom';
import { configureGlobal } from 'fast-check';
import { loadSending } from '../src/relay/loadSending.ts';
import { setScope } from '../src/ui/storage/scope.ts';

// What a change is judged by is the same each time. `FRONTAGE_TEST_SEED=random` looks for what
// nobody has met yet, and another number meets again what it found.
const seed = process.env.FRONTAGE_TEST_SEED ?? '1';
if (seed !== 'random') configureGlobal({ seed: Number(seed) });

// Pages know whose they are before anything is read or kept.
if (typeof window !== 'undefined') setScope('somebody');

// They have loaded what sends calls as soon as they are hydrated.
beforeAll(async () => {
  await loadSending();
});
