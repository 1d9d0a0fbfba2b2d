import type { Field } from '../../model/types/fields.ts';
import { object, property, text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { labelProperty } from '../code/labelProperty.ts';
import { imported } from '../code/scope.ts';
import { readValue } from './access.ts';
import { compoundParts, isCompound } from './compound.ts';
import type { ColumnPlan, TablePlan } from './tablePlan.ts';
import { linkPicture } from './recordLink.ts';
import { keyOption, linkParts, readRelation, readTitle, titlePaths } from './relations.ts';
import { isNumeric } from './traits.ts';
import { shownValue, view, type Place } from './views.ts';

/** What columns are of: the records of a resource. */
type OfRecords = Pick<TablePlan, 'owner'>;

/** The name that the address sorts a column by. */
export function columnName(column: ColumnPlan, { owner }: OfRecords): string {
  if (column.kind === 'field') return column.field.name;
  if (column.kind === 'relation') return column.relation.field;
  return owner.resource.title[0] ?? owner.key[0] ?? 'record';
}

/**
 * A column in code: `textColumn('number', (order) => order.number)`, with what differs from others behind.
 *
 * @param key how a row's key is read, or null
 * @param isHidden whether it is shown only when somebody chose it
 */
export function columnCode(
  place: Place,
  table: OfRecords,
  column: ColumnPlan,
  key: string | null,
  isHidden: boolean,
): string {
  const { label, made, value, options } = partsOf(place, table, column, key);
  const name = columnName(column, table);
  const all = [...labelProperty(name, label), ...(isHidden ? ['hidden: true'] : []), ...options];
  const read = `(${value === NOTHING ? '' : place.variable}) => ${value}`;
  return `${made}(${[text(name), read, ...(all.length > 0 ? [object(all)] : [])].join(', ')})`;
}

/** The value of what has none. */
const NOTHING = 'null';

interface ColumnParts {
  readonly label: string;
  /** The constructor that makes it. */
  readonly made: string;
  /** An expression for its value of a row. */
  readonly value: string;
  readonly options: readonly string[];
}

function partsOf(
  place: Place,
  table: OfRecords,
  column: ColumnPlan,
  key: string | null,
): ColumnParts {
  switch (column.kind) {
    case 'field':
      return fieldParts(place, column.field);
    case 'relation':
      return relationParts(place, table, column);
    case 'title':
      return titleParts(place, table, key);
  }
}

function fieldParts(place: Place, field: Field): ColumnParts {
  const { label } = field;
  if (isCompound(field)) return { label, ...compoundParts(place, field) };
  const shown = shownValue(place, field);
  if (shown === null) {
    const value = readValue(place, [...place.within, field]);
    const cell = `cell: (${place.variable}) => ${view(place, field)}`;
    return { label, made: framework.column, value, options: [cell] };
  }
  const { column, from, columnFrom = from, isNumber } = shown.view;
  const isAligned = isNumeric(field) && !isNumber;
  const options = shown.options.flatMap((option) => {
    if ('constant' in option) return property(option.name, option.constant);
    if ('text' in option) return property(option.name, text(option.text));
    return functionProperty(option.name, place.variable, option.read);
  });
  return {
    label,
    made: imported(column, columnFrom),
    value: shown.value,
    options: [...(isAligned ? ["align: 'end'"] : []), ...options],
  };
}

function relationParts(
  place: Place,
  { owner }: OfRecords,
  { relation, of: type = owner.resource.type }: Extract<ColumnPlan, { kind: 'relation' }>,
): ColumnParts {
  const target = place.context.of(relation.to);
  if (!target) throw new Error(`${relation.to} is no resource.`);
  const { expression, inside } = readRelation(place, { type }, relation);
  const { other, resource, key, page, title } = linkParts(inside, target);
  const picture = linkPicture({ ...inside, variable: other }, target);
  return {
    label: relation.label,
    made: framework.recordColumn,
    value: expression,
    options: [
      property('resource', resource),
      ...keyProperty(other, key),
      ...functionProperty('resourceOf', other, page),
      ...functionProperty('title', other, title),
      ...functionProperty('picture', other, picture),
    ],
  };
}

/** The record's name in words, where no single field of its own is it. */
function titleParts(place: Place, { owner }: OfRecords, key: string | null): ColumnParts {
  const { context, siblings, variable } = place;
  const paths = titlePaths(owner.resource, siblings);
  return {
    label: titleLabel(owner.resource.label, paths),
    made: framework.titleColumn,
    value: readTitle(place, owner, siblings) ?? NOTHING,
    options: [property('resource', context.describe(owner)), ...keyProperty(variable, key)],
  };
}

function titleLabel(label: string, paths: readonly Field[][]): string {
  if (paths.length === 0) return label;
  return paths.length === 1 ? paths[0][paths[0].length - 1].label : 'Name';
}

/** `keyOf: (order) => order.number`, where it has to be said. */
export function keyProperty(variable: string, key: string | null): string[] {
  const given = keyOption(variable, key);
  return given === null ? [] : [property('keyOf', given)];
}

function functionProperty(name: string, parameter: string, body: string | null): string[] {
  return body === null ? [] : [property(name, `(${parameter}) => ${body}`)];
}
