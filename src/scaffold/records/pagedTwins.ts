import type { Relation } from '../../model/types/relations.ts';
import { singular } from '../../model/wording/plurals.ts';

const IN_PAGES = /_?(list|page|pages|paged|paginated)$/i;

/**
 * The relations of a record, each kind of rows once: where the same rows come whole and in pages (`variants` beside
 * `variantList(options)`), those in pages stand for both, with the name and the place of the whole.
 */
export function withoutPagedTwins(relations: readonly Relation[]): Relation[] {
  const pages = new Map(
    relations.flatMap((whole) => {
      const paged = relations.find((other) => isTwin(whole, other));
      return paged ? [[whole, paged] as const] : [];
    }),
  );
  const taken = new Set(pages.values());
  return relations
    .filter((relation) => !taken.has(relation))
    .map((relation) => {
      const paged = pages.get(relation);
      return paged ? { ...paged, label: relation.label } : relation;
    });
}

/** `variant` of `variantList`. */
export function withoutPages(name: string): string {
  return name.replace(IN_PAGES, '');
}

/** Whether a relation has whole what the other has in pages. */
function isTwin(whole: Relation, paged: Relation): boolean {
  if (whole.to !== paged.to || whole.list?.pagination.kind !== 'none') return false;
  if (!paged.list || paged.list.pagination.kind === 'none') return false;
  if (paged.deprecated || paged.list.required.length > 0) return false;
  const noun = withoutPages(paged.field);
  return noun !== paged.field && singular(noun) === singular(whole.field);
}
