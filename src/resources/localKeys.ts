// Scaffolded by Frontage from the keys of the schema. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { LocalKeys } from '../relay/identity.ts';

/** Types whose key is unique within the type only, with the fields of that key. */
export const localKeys: LocalKeys = {};
