import type { Field } from '../types/fields.ts';
import { splitWords } from '../wording/words.ts';

/** What a backend keeps beside a record's own values: who may see it, how it was signed in, which version it is. */
const INTERNAL_NAMES = new Set(
  'acl,auth data,auth data response,access control list,e tag,etag,xmin,row version'.split(','),
);

/** People follow these, no matter who writes them: `_status`, `_publishedAt`, `_count`. */
const FOLLOWED = new Set<Field['kind']>([
  'enum',
  'boolean',
  'date',
  'datetime',
  'time',
  'integer',
  'float',
  'decimal',
  'id',
]);

/** Whether a name begins as those that a backend keeps for itself: `_rperm`, `_hashed_password`. */
export function isReservedName(name: string): boolean {
  return /^_[A-Za-z]/.test(name);
}

/**
 * Whether a field says something to the backend rather than to people: texts and objects with an underscore in front,
 * and what is called as access lists and the like are.
 */
export function isInternal({ name, kind, list }: Pick<Field, 'name' | 'kind' | 'list'>): boolean {
  if (INTERNAL_NAMES.has(splitWords(name).join(' '))) return true;
  return isReservedName(name) && (list || !FOLLOWED.has(kind));
}
