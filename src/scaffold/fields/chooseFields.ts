import type { Field } from '../../model/types/fields.ts';
import { isPriorityField } from '../../model/wording/fieldPriority.ts';
import { splitWords } from '../../model/wording/words.ts';
import { isCompound } from './compound.ts';
import { isBookkeeping, isDate, isMoney, isNumeric, shownStatus } from './traits.ts';

/**
 * The fields that get columns: one of each important kind, then others.
 *
 * @param filling the fields that may fill the places left by the main ones
 * @param room how many there may be
 * @returns in the order of `fields`
 */
export function chooseFields(
  fields: readonly Field[],
  filling: readonly Field[],
  room: number,
): Field[] {
  const main = [
    fields.find((field) => field.format === 'image'),
    shownStatus(fields),
    mainNumber(fields),
    mainDate(fields.filter(isDate)),
  ].filter((field) => field !== undefined);
  const others = filling.filter((field) => !isBookkeeping(field) && field.format !== 'image');
  const filled = [...others].sort((one, other) => columnRank(one) - columnRank(other));
  const wanted = new Set([...new Set([...main, ...filled])].slice(0, room));
  return fields.filter((field) => wanted.has(field));
}

/** A date that every record has, of its own business rather than of bookkeeping. */
export function mainDate(dates: readonly Field[]): Field | undefined {
  const given = dates.filter(({ nullable }) => !nullable);
  return given.find((field) => !isBookkeeping(field)) ?? given[0] ?? dates[0];
}

/** The main amount or number of a record: a total before its parts. */
export function mainNumber(fields: readonly Field[]): Field | undefined {
  const amounts = fields.filter(isMoney);
  const numbers = amounts.length > 0 ? amounts : fields.filter(isNumeric);
  return (
    numbers.find(({ name }) => /^(grand|order|invoice)?_?total(_?(price|amount))?$/i.test(name)) ??
    numbers.find(({ sortable }) => sortable) ??
    numbers[0]
  );
}

/** The rank of a field for a column: required fields come first, Boolean settings and objects of a few parts last. */
function columnRank(field: Field): number {
  const { name, kind, nullable } = field;
  if (isCompound(field)) return 4;
  if (isPriorityField(name)) return nullable ? 2 : 0;
  const words = splitWords(name).filter((word) => word !== 'is');
  if (kind === 'boolean' && words.length > 1) return 4;
  return nullable ? 3 : 1;
}
