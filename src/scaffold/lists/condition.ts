import { getNamedType, isInputObjectType } from 'graphql';
import { operatorSpelled } from '../../model/conventions/filter/operators.ts';
import { isBranch } from '../../model/shapes/slots.ts';
import { namedTypeOf } from '../../model/shapes/typeShapes.ts';
import type { List } from '../../model/types/relations.ts';
import type { Slot, Variables } from '../../model/types/variables.ts';
import type { Context } from '../context.ts';
import type { FilterPlan, OperatorPlan } from './filterPlan.ts';

/** The object of operators that all of a filter's operators are in: `{ equalTo: … }` at `filter.status`. */
export interface Condition {
  readonly slot: Slot;
  /** Its input type. */
  readonly type: string;
  /** What each operator sets in it. */
  readonly operators: readonly OperatorPlan[];
}

/** Null where the operators are not all in one object of operators. */
export function conditionOf(context: Context, list: List, filter: FilterPlan): Condition | null {
  const slot: string[] = [];
  let inner = filter.operators.map(({ variables }) => variables);
  for (let name = onlyName(inner); name !== null; name = onlyName(inner)) {
    // Of a single operator the last object has one field only, which is the operator.
    const below = inner.map((variables) => variables[name]);
    if (!below.every(isBranch)) break;
    slot.push(name);
    inner = below;
  }
  const type = inputTypeAt(context, list, slot);
  if (type === null || !inner.every(isOperatorObject)) return null;
  const operators = filter.operators.map(({ name }, index) => ({ name, variables: inner[index] }));
  return { slot, type, operators };
}

/** The field that all objects have, and no other. */
function onlyName(all: readonly Variables[]): string | null {
  const names = new Set(all.flatMap((variables) => Object.keys(variables)));
  const [name] = names;
  return names.size === 1 ? name : null;
}

function isOperatorObject(variables: Variables): boolean {
  return Object.keys(variables).some((name) => operatorSpelled(name) !== undefined);
}

/** The name of the input object at a slot of a list's variables; null where there is none. */
export function inputTypeAt(
  { schema }: Context,
  list: List,
  [argument, ...path]: Slot,
): string | null {
  const declared = { ...list.above, ...list.arguments };
  if (argument === undefined || !Object.hasOwn(declared, argument)) return null;
  let type = schema.getType(namedTypeOf(declared[argument]));
  for (const name of path) {
    if (!isInputObjectType(type)) return null;
    type = getNamedType(type.getFields()[name]?.type);
  }
  return isInputObjectType(type) ? type.name : null;
}
