import 'frontage/testing/setUp';
import { provideModules } from 'frontage/lists/resourceModules';
import { setLocalKeys } from 'frontage/testing/localKeys';
import { localKeys } from '../src/resources/localKeys.ts';

setLocalKeys(localKeys);
provideModules(async () => (await import('../src/resources/modules.ts')).modules);
