import type { Column, Columns } from '../../fields/column.tsx';

const FACTS = 3;

/**
 * The columns that a card shows below its title, in their order: whom or what the row belongs to, its amount and its
 * date, which tell rows apart. Where it has fewer of them, others fill the card, choices first.
 *
 * @param columns those of the list without its title
 */
export function cardColumns<Row>(columns: Columns<Row>): Columns<Row> {
  // A second relation is who looks after it, as a rule.
  const relations = columns.filter(({ linkedKey }) => linkedKey).slice(0, 2);
  const first = (held: Column<Row>['holds']) => columns.find(({ holds }) => holds === held) ?? [];
  const identifying = new Set([...relations, first('amount'), first('date')].flat());
  const { true: choices = [], false: others = [] } = Object.groupBy(
    columns.filter((column) => !identifying.has(column)),
    ({ holds }) => (holds === 'choice' ? 'true' : 'false'),
  );
  const chosen = new Set([
    ...identifying,
    ...[...choices, ...others].slice(0, Math.max(0, FACTS - identifying.size)),
  ]);
  return columns.filter((column) => chosen.has(column));
}
