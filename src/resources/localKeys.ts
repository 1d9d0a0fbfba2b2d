// Scaffolded by Frontage from the keys of the schema. `frontage pull` keeps your edits.
import type { LocalKeys } from 'frontage/relay/identity';

/** Types whose key is unique within the type only, with the fields of that key. */
export const localKeys: LocalKeys = {};
