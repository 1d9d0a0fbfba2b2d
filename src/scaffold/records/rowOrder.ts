import type { Field } from '../../model/types/fields.ts';
import { sameName } from '../../model/wording/words.ts';
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
import { POSITION } from '../lists/order.ts';
import type { Plan } from '../plan.ts';
import type { TabPlan } from '../resourcePlan.ts';
import type { Module, Subject } from '../subject.ts';
import { isPartOf } from './isPartOf.ts';
import { changesRows, rowFormsOf } from './rowChanges.ts';

/** How the rows of a tab are put in another order: by the field that says where each stands. */
interface RowOrder {
  readonly input: InputPlan;
  /** The field with its value. */
  readonly field: Field;
  /** How a row is read and changed. */
  readonly editing: string;
}

/** The code by which the rows of a tab are put in another order. */
export interface RowOrderCode {
  /** The fragment with where a row stands, which the tab's query spreads. */
  readonly fragment: string;
  /** The constant that describes the order. */
  readonly definition: () => string;
}

/** @returns null for rows that have no order of their own, or cannot be changed */
export function rowOrderCode(plan: Plan, owner: Subject, tab: TabPlan): RowOrderCode | null {
  const order = rowOrderOf(plan, owner, tab);
  if (!order) return null;
  const { target, list } = tab;
  const { input, field, editing } = order;
  const name = `${tab.name}_places`;
  const selection = new Selection();
  const variable = plan.variable(target.variable, tab.name);
  const row: Source = { context: plan, selection, variable };
  const keyOf = keyOption(variable, readKey(row, target, target.resource.fields));
  const place = readValue(row, [field]);
  selectLocalKey(selection, plan, target);
  const asked = fragment(name, target.resource.type, selection.toNodes(), { plural: true });
  const isSorted = list.sort?.fields.some(
    (sort) => sort.field === field.name && sort.ascending !== null,
  );
  return {
    fragment: name,
    definition: () => code`
      const rowOrder = ${framework.defineRowOrder}<${artifactType(`${name}$key`)}>({
        fragment: ${tagged(asked)},
        ${commas([
          ...(keyOf ? [property('keyOf', keyOf)] : []),
          `placeOf: (${variable}) => ${place}`,
          property('input', text(input.name)),
          ...(field.kind === 'integer' ? [] : ['isFractional: true']),
          ...(isSorted ? [property('sort', text(field.name))] : []),
          editing,
        ])}
      });
    `,
  };
}

/** Rows are in an order of their own where they belong to one record, which is theirs alone. */
function rowOrderOf(plan: Plan, owner: Subject, tab: TabPlan): RowOrder | null {
  const { target, list, timeline, links, by } = tab;
  if (timeline || links || list.rowType !== target.resource.type || target.key.length !== 1)
    return null;
  if (target.record && !by && !isPartOf(plan, target, owner)) return null;
  const way = changesRows(tab)
    ? { inputs: rowFormsOf(plan, target)?.edit?.inputs, load: tab.changes, name: 'changes' }
    : editingOf(plan, target);
  const input = way?.inputs?.find(isPosition);
  if (!way || !input?.field) return null;
  return { input, field: input.field, editing: `${way.name}: ${lazily(way.load)}` };
}

interface RowEditing {
  readonly inputs: readonly InputPlan[] | undefined;
  readonly load: Module;
  readonly name: string;
}

function editingOf(plan: Plan, target: Subject): RowEditing | null {
  const edit = plan.formsOf(target)?.edit;
  return edit ? { inputs: edit.inputs, load: edit.editing, name: 'editing' } : null;
}

/** A number that says where a row stands among the others. */
function isPosition({ name, field }: InputPlan): boolean {
  const isNumber = field?.kind === 'integer' || field?.kind === 'float';
  return isNumber && !field.list && POSITION.has(sameName(name));
}
