import type { Field } from '../../model/types/fields.ts';
import { arrow, object, property, textProperty, type Doc } from '../code/docs.ts';
import { attribute, element, wrappedJsx } from '../code/jsx.ts';
import type { TablePlan } from '../resourcePlan.ts';
import type { ColumnPlan } from './columns.ts';
import { readTitle, relationView, titlePaths } from './relations.ts';
import { isNumeric } from './traits.ts';
import { view, type Place } from './views.ts';

/** What columns are of: the records of a resource. */
type OfRecords = Pick<TablePlan, 'owner'>;

/** The name that the address sorts a column by. */
export function columnName(column: ColumnPlan, { owner }: OfRecords): string {
  if (column.kind === 'field') return column.field.name;
  if (column.kind === 'relation') return column.relation.field;
  return owner.resource.title[0] ?? owner.key[0] ?? 'record';
}

/**
 * A column as an object literal.
 *
 * @param key how a row's key is read, or null
 * @param hidden whether it is shown only when somebody chose it
 */
export function columnCode(
  place: Place,
  table: OfRecords,
  column: ColumnPlan,
  key: Doc | null,
  hidden: boolean,
): Doc {
  const { label, isNumber, cell } = partsOf(place, table, column, key);
  return object([
    textProperty('id', columnName(column, table)),
    textProperty('label', label),
    ...(isNumber ? [textProperty('align', 'end')] : []),
    ...(hidden ? ['hidden: true'] : []),
    property('cell', cell),
  ]);
}

interface ColumnParts {
  readonly label: string;
  readonly isNumber: boolean;
  readonly cell: Doc;
}

function partsOf(place: Place, table: OfRecords, column: ColumnPlan, key: Doc | null): ColumnParts {
  switch (column.kind) {
    case 'field': {
      const { field } = column;
      const cell = arrow([place.variable], wrappedJsx(view(place, field)));
      return { label: field.label, isNumber: isNumeric(field), cell };
    }
    case 'relation': {
      const { relation, of: type = table.owner.resource.type } = column;
      const target = place.plan.of(relation.to);
      if (!target) throw new Error(`${relation.to} is no resource.`);
      const link = relationView(place, { type }, relation, target);
      const cell = arrow([place.variable], wrappedJsx(link));
      return { label: relation.label, isNumber: false, cell };
    }
    case 'title': {
      const paths = titlePaths(table.owner.resource, place.siblings);
      const parameters = key !== null || paths.length > 0 ? [place.variable] : [];
      const cell = arrow(parameters, wrappedJsx(titleCell(place, table, key)));
      return { label: titleLabel(table, paths), isNumber: false, cell };
    }
  }
}

function titleLabel({ owner: { resource } }: OfRecords, paths: readonly Field[][]): string {
  if (paths.length === 0) return resource.label;
  return paths.length === 1 ? paths[0][paths[0].length - 1].label : 'Name';
}

/** The record's name in words, where no single field of its own is it. */
function titleCell(place: Place, { owner }: OfRecords, key: Doc | null): Doc {
  const { file, plan, siblings } = place;
  const title = readTitle(place, owner, siblings);
  return element(file.value('RecordTitle', 'src/ui/fields/RecordTitle.tsx'), [
    attribute('resource', plan.describe(file, owner)),
    ...(key ? [attribute('recordKey', key)] : []),
    ...(title ? [attribute('title', title)] : []),
  ]);
}
