import { isInternal } from '../../model/fields/internals.ts';
import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';
import { splitWords } from '../../model/wording/words.ts';
import { isCompound } from './compound.ts';
import { viewOf } from './fieldViews.ts';
import { isCurrencyOf, isForeignKey, isIdentifier, isOneValue, isShown } from './traits.ts';

const UNREADABLE = new Set<Field['kind']>(['id', 'json', 'unknown']);
/** Technical fields. */
const TECHNICAL_WORDS = new Set([
  'salt',
  'hash',
  'checksum',
  'digest',
  'fingerprint',
  'token',
  'cursor',
  'etag',
  'path',
]);

/** Whether a field is short and informative enough for a column. */
export function isColumn(
  field: Field,
  fields: readonly Field[],
  relations: readonly Relation[],
  key: readonly string[],
): boolean {
  return (
    isInCell(field) &&
    !viewOf(field).isNoColumn &&
    (field.shownBy !== undefined || !UNREADABLE.has(field.kind)) &&
    !isIdentifier(field) &&
    !isRevision(field) &&
    !isInternal(field) &&
    !splitWords(field.name).some((word) => TECHNICAL_WORDS.has(word)) &&
    !key.includes(field.name) &&
    !isCurrencyOf(field, fields) &&
    !isForeignKey(field, relations)
  );
}

/** Whether a field, of any width, is readable in a cell, so that a person may add it as a column. */
export function fitsCell(
  field: Field,
  fields: readonly Field[],
  relations: readonly Relation[],
): boolean {
  return (
    isInCell(field) &&
    (field.shownBy !== undefined || !['json', 'unknown'].includes(field.kind)) &&
    !['html', 'secret'].includes(field.format ?? '') &&
    !isCurrencyOf(field, fields) &&
    !isForeignKey(field, relations)
  );
}

/** Whether a cell can show a field: as one value, or as a few parts on one line. */
function isInCell(field: Field): boolean {
  return isCompound(field) || (isShown(field) && !field.list && isOneValue(field));
}

/** How often a record was changed, which the server counts for itself. */
function isRevision({ name, kind }: Field): boolean {
  return kind === 'integer' && /^(lock_?)?(version|revision|rev)$/i.test(name);
}
