import {
  getNullableType,
  isInputObjectType,
  isScalarType,
  type GraphQLInputObjectType,
} from 'graphql';
import { operatorSpelled } from '../../model/conventions/filter/operators.ts';
import { readOperators } from '../../model/conventions/filter/readOperators.ts';
import { holesIn } from '../../model/shapes/slots.ts';
import { isDeprecated } from '../../model/shapes/typeShapes.ts';
import type { Slot } from '../../model/types/variables.ts';
import type { Planner } from '../planner.ts';
import type { Subject } from '../subject.ts';
import { isDemanded, type InputField } from './inputPlan.ts';
import type { KeyPlace } from './pickers.ts';

/** What stands around the conditions on a record, where it is selected among all. */
const SELECTING = ['filter', 'where', 'node'];

/**
 * Where the key of a record goes in an object that names one: `{ id }`, `{ filter: { id: { eq } } }`,
 * `{ where: { node: { id } } }`.
 *
 * @returns null where the object takes no key, or insists on something else besides
 */
export function placeOfKey(
  planner: Planner,
  target: Subject,
  type: GraphQLInputObjectType,
): KeyPlace | null {
  return byKey(planner, target, type) ?? selecting(planner, target, enoughAlone(type));
}

/** Where a record is selected in an object that says something else besides: `{ where: { node: { id } }, edge: { quantity } }`. */
export function placeBesideOthers(
  planner: Planner,
  target: Subject,
  type: GraphQLInputObjectType,
): KeyPlace | null {
  return selecting(planner, target, Object.values(type.getFields()));
}

function byKey(planner: Planner, target: Subject, type: GraphQLInputObjectType): KeyPlace | null {
  for (const field of enoughAlone(type)) {
    const key = getNullableType(field.type);
    if (!isScalarType(key)) continue;
    const picker = planner.pickers.of(target, key.name) ?? planner.pickers.ofKey(target, key.name);
    if (picker?.key === field.name) return { picker, slot: [field.name] };
  }
  return null;
}

function selecting(
  planner: Planner,
  target: Subject,
  fields: readonly InputField[],
): KeyPlace | null {
  for (const field of fields) {
    const inner = getNullableType(field.type);
    if (!SELECTING.includes(field.name) || !isInputObjectType(inner)) continue;
    const found =
      byKey(planner, target, inner) ??
      byCondition(planner, target, inner) ??
      selecting(planner, target, enoughAlone(inner));
    if (found) return { ...found, slot: [field.name, ...found.slot] };
  }
  return null;
}

/** `{ id: { eq } }`, `{ id_EQ }` */
function byCondition(
  planner: Planner,
  target: Subject,
  type: GraphQLInputObjectType,
): KeyPlace | null {
  const key = target.resource.identity?.field;
  if (key === undefined) return null;
  for (const field of enoughAlone(type)) {
    const equals = equalityOf(field, key);
    const picker = equals && planner.pickers.ofField(target, equals.type, key);
    if (picker) return { picker, slot: equals.slot };
  }
  return null;
}

function equalityOf(
  { name, type }: InputField,
  key: string,
): { readonly type: string; readonly slot: Slot } | null {
  const scalar = getNullableType(type);
  if (isScalarType(scalar)) {
    const isEquality =
      name.startsWith(key) && operatorSpelled(name.slice(key.length))?.name === 'is';
    return isEquality ? { type: scalar.name, slot: [name] } : null;
  }
  const operators = name === key ? readOperators(type, [name]) : [];
  const [place] = holesIn(operators.find((operator) => operator.name === 'is')?.variables ?? {});
  return place ? { type: place.hole.type.replace('!', ''), slot: place.slot } : null;
}

/** The fields of which one alone may be given. */
function enoughAlone(type: GraphQLInputObjectType): InputField[] {
  const fields = Object.values(type.getFields());
  const demanded = fields.filter(isDemanded);
  return fields.filter(
    (field) => !isDeprecated(field) && demanded.every((other) => other === field),
  );
}
