import * as framework from '../code/framework.ts';
import type { Field } from '../../model/types/fields.ts';
import { arrow, object, property, textProperty } from '../code/docs.ts';
import { imported } from '../code/scope.ts';
import { readValue } from './access.ts';
import type { ColumnPlan, TablePlan } from './tablePlan.ts';
import { linkParts, readRelation, readTitle, titlePaths } from './relations.ts';
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
 * A column in code: `textColumn({ id: 'number', label: 'Number', value: (order) => order.number })`, or an object
 * with a cell of its own where there is no constructor for such values.
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
  const { label, made, properties } = partsOf(place, table, column, key);
  const whole = object([
    textProperty('id', columnName(column, table)),
    textProperty('label', label),
    ...(isHidden ? ['hidden: true'] : []),
    ...properties,
  ]);
  return made === null ? whole : `${made}(${whole})`;
}

interface ColumnParts {
  readonly label: string;
  /** The constructor that makes it; null where it is written as an object. */
  readonly made: string | null;
  readonly properties: readonly string[];
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
  const shown = shownValue(place, field);
  if (shown === null) {
    const value = valueProperty(place, readValue(place, [...place.within, field]));
    const cell = property('cell', arrow([place.variable], view(place, field)));
    return { label, made: null, properties: [value, cell] };
  }
  const { column, from, isNumber } = shown.view;
  const isAligned = isNumeric(field) && !isNumber;
  const properties = [
    ...(isAligned ? [textProperty('align', 'end')] : []),
    ...shown.options.flatMap((option) =>
      'constant' in option ? property(option.name, option.constant) : [],
    ),
    valueProperty(place, shown.value),
    ...shown.options.flatMap((option) => {
      if ('text' in option) return textProperty(option.name, option.text);
      return 'read' in option ? functionProperty(option.name, place.variable, option.read) : [];
    }),
  ];
  return { label, made: imported(column, from), properties };
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
  return {
    label: relation.label,
    made: framework.recordColumn,
    properties: [
      property('resource', resource),
      // Before what reads the record: its type follows from the value.
      valueProperty(place, expression),
      ...functionProperty('keyOf', other, key),
      ...functionProperty('resourceOf', other, page),
      ...functionProperty('title', other, title),
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
    properties: [
      property('resource', context.describe(owner)),
      ...functionProperty('keyOf', variable, key),
      ...functionProperty('title', variable, readTitle(place, owner, siblings)),
    ],
  };
}

function titleLabel(label: string, paths: readonly Field[][]): string {
  if (paths.length === 0) return label;
  return paths.length === 1 ? paths[0][paths[0].length - 1].label : 'Name';
}

/** `value: (order) => order.number` */
function valueProperty({ variable }: Place, expression: string): string {
  return property('value', arrow([variable], expression));
}

function functionProperty(name: string, parameter: string, body: string | null): string[] {
  return body === null ? [] : [property(name, arrow([parameter], body))];
}
