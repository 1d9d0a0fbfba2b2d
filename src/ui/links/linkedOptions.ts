import type { Environment } from 'relay-runtime';
import type { Option } from '../../lists/picker.ts';
import type { RecordLinks } from '../action/recordLinks.ts';

/** What reads the records that a record is linked to, for its duplicate. */
export function linkedOptions(load: () => Promise<RecordLinks>) {
  return async (environment: Environment, key: string): Promise<readonly Option[]> => {
    const [{ readLinks }, links] = await Promise.all([import('./changeLinks.ts'), load()]);
    const { linked } = await readLinks(environment, links, { key });
    return linked.map(({ option }) => option);
  };
}
