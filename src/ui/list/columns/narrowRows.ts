import type { Locale } from '../../../locale/locale.ts';
import { tLabel } from '../../../locale/translate.ts';
import type { PlacedColumn } from './placedColumns.ts';
import { selfEvident } from './selfEvident.ts';

/** A column as a table draws it. In a narrow window, a row is no line of cells: its values stand below its title. */
export interface DrawnColumn<Row> extends PlacedColumn<Row> {
  /** Its values stand beside the title, below the column's heading, which is the only other one that is shown. */
  readonly isBesideTitle?: true;
  /** What stands before a value below the title that does not say itself what it is. */
  readonly narrowLabel?: string;
}

/**
 * Places the columns for narrow windows. Beside the title stands what tells rows apart by size or time.
 */
export function withNarrowPlaces<Row>(
  columns: ReadonlyArray<PlacedColumn<Row>>,
  locale: Locale,
): ReadonlyArray<DrawnColumn<Row>> {
  const [title, ...rest] = columns;
  if (!title) return columns;
  const beside =
    rest.find(({ holds }) => holds === 'amount') ?? rest.find(({ holds }) => holds === 'date');
  const evident = selfEvident(rest);
  const drawn = rest.map((column): DrawnColumn<Row> => {
    if (column === beside) return { ...column, isBesideTitle: true };
    return evident.has(column) ? column : { ...column, narrowLabel: tLabel(column.label, locale) };
  });
  return [title, ...drawn];
}
