import '../src/testing/setUp.ts';
import { configureGlobal } from 'fast-check';
import { provideModules } from '../src/lists/resourceModules.ts';
import { localKeys } from '../src/resources/localKeys.ts';
import { setLocalKeys } from '../src/testing/localKeys.ts';

// What a change is judged by is the same each time. `FRONTAGE_TEST_SEED=random` looks for what
// nobody has met yet, and another number meets again what it found.
const seed = process.env.FRONTAGE_TEST_SEED ?? '1';
if (seed !== 'random') configureGlobal({ seed: Number(seed) });

setLocalKeys(localKeys);
provideModules(async () => (await import('../src/resources/modules.ts')).modules);
