import type { Field } from '../../model/types/fields.ts';
import type { List } from '../../model/types/relations.ts';
import { code, commas } from '../code/code.ts';
import { property, text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { lazily } from '../code/lazy.ts';
import { tagged } from '../code/relay.ts';
import { artifactType } from '../code/scope.ts';
import { readValue, type Source } from '../fields/access.ts';
import { keyOption, readKey, selectLocalKey } from '../fields/relations.ts';
import type { InputPlan } from '../forms/inputPlan.ts';
import { fragment } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import type { Plan } from '../plan.ts';
import type { Module, Subject } from '../subject.ts';
import { namesPosition } from './order.ts';
import { wholeOrderProperties, type WholeOrder } from './wholeOrder.ts';

/** How rows are put in another order: by the field that says where each stands. */
export interface RowOrder {
  readonly input: InputPlan;
  /** The field with its value. */
  readonly field: Field;
  /** How a row is read and changed. */
  readonly editing: string;
}

/** Rows, and what shows them. */
interface OrderedRows {
  /** The component that shows the list. */
  readonly shownBy: Module;
  readonly target: Subject;
  readonly list: List;
}

/** How rows are changed: the inputs, and the module that has them. */
export interface RowEditing {
  readonly inputs: readonly InputPlan[];
  readonly load: Module;
  /** What a row order calls it: `editing` of records with pages, `changes` of those without. */
  readonly name: 'editing' | 'changes';
}

/** The code by which the rows of a list or a tab are put in another order. */
export interface RowOrderCode {
  /** The fragment with where a row stands, which the query spreads. */
  readonly fragment: string;
  /** The constant that describes the order. */
  readonly definition: () => string;
}

/** How the records of a resource are changed on their pages; null where they cannot be. */
export function editingOf(plan: Plan, target: Subject): RowEditing | null {
  const edit = plan.formsOf(target)?.edit;
  return edit ? { inputs: edit.inputs, load: edit.editing, name: 'editing' } : null;
}

/** @returns null for records without a position that can be changed */
export function rowOrderBy(editing: RowEditing | null): RowOrder | null {
  const input = editing?.inputs.find(isPosition);
  if (!editing || !input?.field) return null;
  return { input, field: input.field, editing: `${editing.name}: ${lazily(editing.load)}` };
}

/** A number that says where a row stands among the others. */
function isPosition({ name, field }: InputPlan): boolean {
  const isNumber = field?.kind === 'integer' || field?.kind === 'float';
  return isNumber && !field.list && namesPosition(name);
}

/** Whether a list can be sorted by where its rows stand. */
export function isSortedBy({ sort }: List, { field }: RowOrder): boolean {
  return sort?.fields.some((each) => each.field === field.name && each.ascending !== null) ?? false;
}

/** Rows that are put in order by the places of those that are to have another one. */
export function placeOrderCode(plan: Plan, rows: OrderedRows, order: RowOrder): RowOrderCode {
  const { input, field, editing } = order;
  const { row, keyProperties } = keyOfRow(plan, rows);
  const place = readValue(row, [field]);
  return orderCode(plan, rows, row.selection, [
    ...keyProperties,
    `placeOf: (${row.variable}) => ${place}`,
    property('input', text(input.name)),
    ...(field.kind === 'integer' ? [] : ['isFractional: true']),
    ...(isSortedBy(rows.list, order) ? [property('sort', text(field.name))] : []),
    editing,
  ]);
}

/** Rows that are put in order by a mutation that takes the keys of all of them. */
export function wholeOrderCode(plan: Plan, rows: OrderedRows, order: WholeOrder): RowOrderCode {
  const { row, keyProperties } = keyOfRow(plan, rows);
  const sort = rows.list.sort?.fields.find(
    ({ field, ascending }) => ascending !== null && namesPosition(field),
  );
  const properties = [
    ...keyProperties,
    ...(sort ? [property('sort', text(sort.field))] : []),
    ...wholeOrderProperties(plan, rows.shownBy, order),
  ];
  const mutation = artifactType(`${rows.shownBy.name}Mutation`);
  return orderCode(plan, rows, row.selection, properties, mutation);
}

/** What is read of a row in any case: its key. */
function keyOfRow(plan: Plan, { shownBy, target }: OrderedRows) {
  const variable = plan.variable(target.variable, shownBy.name);
  const row: Source = { context: plan, selection: new Selection(), variable };
  const keyOf = keyOption(variable, readKey(row, target, target.resource.fields));
  return { row, keyProperties: keyOf ? [property('keyOf', keyOf)] : [] };
}

function orderCode(
  plan: Plan,
  { shownBy, target }: OrderedRows,
  selection: Selection,
  properties: readonly string[],
  mutation: string | null = null,
): RowOrderCode {
  const name = `${shownBy.name}_places`;
  selectLocalKey(selection, plan, target);
  const asked = fragment(name, target.resource.type, selection.toNodes(), { plural: true });
  const types = [artifactType(`${name}$key`), ...(mutation ? [mutation] : [])].join(', ');
  return {
    fragment: name,
    definition: () => code`
      const rowOrder = ${framework.defineRowOrder}<${types}>({
        fragment: ${tagged(asked)},
        ${commas(properties)}
      });
    `,
  };
}
