import type { Relation } from '../../model/types/relations.ts';
import { singular } from '../../model/wording/plurals.ts';

const IN_PAGES = /_?(list|page|pages|paged|paginated)$/i;

/**
 * The relations of a record, each kind of rows once: what comes in pages stands, with the other's label, for the same
 * rows in one piece (`variants` beside `variantList(options)`).
 */
export function withoutPagedTwins(relations: readonly Relation[]): Relation[] {
  return relations.flatMap((relation) => {
    if (relations.some((other) => isTwin(relation, other))) return [];
    const whole = relations.find((other) => isTwin(other, relation));
    return whole ? { ...relation, label: whole.label } : relation;
  });
}

/** Whether a relation has in one piece what the other has in pages. */
function isTwin(whole: Relation, paged: Relation): boolean {
  if (whole.to !== paged.to || whole.list?.pagination.kind !== 'none') return false;
  if (!paged.list || paged.list.pagination.kind === 'none') return false;
  if (paged.deprecated || paged.list.required.length > 0) return false;
  const noun = paged.field.replace(IN_PAGES, '');
  return noun !== paged.field && singular(noun) === singular(whole.field);
}
