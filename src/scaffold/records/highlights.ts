import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';
import { splitWords } from '../../model/wording/words.ts';
import { mainDate, mainNumber } from '../fields/chooseFields.ts';
import { mainParent } from '../fields/mainParent.ts';
import { isBookkeeping, isDate, isMoney } from '../fields/traits.ts';
import type { RecordFieldPlan } from './sections.ts';

/** What of a record the eye finds first: its amount, whose it is, and its date. */
export interface Highlights {
  readonly amount: RecordFieldPlan | null;
  readonly relations: readonly Relation[];
  readonly date: RecordFieldPlan | null;
}

/** Fewer stand better among the others. */
const FEWEST = 2;

export const NO_HIGHLIGHTS: Highlights = { amount: null, relations: [], date: null };

/** Words by which people say who works on a record. */
const OWNERS = new Set(
  'owner assignee assigned manager rep representative agent responsible author creator'.split(' '),
);

/**
 * Chooses the highlights of a record out of what its page shows.
 *
 * @param shown its fields but the status and the title, as the page has them
 * @param siblings all fields of the record
 * @param relations the records that it belongs to
 */
export function chooseHighlights(
  shown: readonly RecordFieldPlan[],
  siblings: readonly Field[],
  relations: readonly Relation[],
): Highlights {
  const own = shown.filter(({ within }) => within.length === 0);
  const fields = own.map(({ field }) => field);
  const amount = mainNumber(fields.filter(isMoney));
  const dates = fields.filter((field) => isDate(field) && !isBookkeeping(field));
  const date = dates.find(({ name }) => saysDeadline(name)) ?? mainDate(dates);
  const belongsTo = mainParent(relations, siblings);
  const owner = relations.find((relation) => relation !== belongsTo && saysOwner(relation));
  const highlights = {
    amount: own.find(({ field }) => field === amount) ?? null,
    relations: [belongsTo, owner].filter((relation) => relation !== undefined),
    date: own.find(({ field }) => field === date) ?? null,
  };
  return countOf(highlights) < FEWEST ? NO_HIGHLIGHTS : highlights;
}

/** Fields and relations that stand elsewhere because they are highlights. */
export function isHighlight(
  { amount, relations, date }: Highlights,
  one: RecordFieldPlan | Relation,
): boolean {
  return one === amount || one === date || relations.some((relation) => relation === one);
}

function countOf({ amount, relations, date }: Highlights): number {
  return relations.length + Number(amount !== null) + Number(date !== null);
}

/** By when something has to be done says more of what is open than when it began. */
function saysDeadline(name: string): boolean {
  return splitWords(name).some((word) => /^(due|deadline|expires|expiry|expiration)$/.test(word));
}

function saysOwner({ field }: Relation): boolean {
  return splitWords(field).some((word) => OWNERS.has(word));
}
