import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import type { Planner } from '../../planner.ts';
import type { Subject } from '../../subject.ts';
import { isDemanded, type ChooseKind, type InputKind } from '../inputPlan.ts';
import { keysOf } from '../keyLists.ts';
import type { PickerPlan } from '../pickers.ts';
import { relation } from './records.ts';

/** Names of operations that link a record to an existing one. */
const LINKING = ['connect', 'link', 'set'];
/** Names of operations that link it to several. */
const LINKING_SEVERAL = ['connect', 'link', 'add', 'set'];

/** A record as an object with its key: `author: { id }`, `author: { connect: { id } }`, `author: { link: 7 }`. */
export const connectedRecord: ChooseKind = (input, { planner, relations, within, areNew }) => {
  if (areNew) return null;
  const type = getNullableType(input.type);
  const meant = relations.find(({ field, many }) => field === input.name && !many);
  const target = meant && within === null ? planner.of(meant.to) : undefined;
  if (!target || !isInputObjectType(type)) return null;
  const fields = type.getFields();
  const isFlag = fields.disconnect && getNamedType(fields.disconnect.type).name === 'Boolean';
  const detach = isFlag ? 'disconnect' : null;
  const verb = LINKING.find((candidate) => candidate in fields);
  const linked = verb === undefined ? type : getNullableType(fields[verb].type);
  const outer = verb === undefined || isListType(linked) ? [] : [verb];
  if (isScalarType(linked)) {
    const picker =
      planner.pickers.of(target, linked.name) ?? planner.pickers.ofKey(target, linked.name);
    return picker && oneRecord(picker, outer, detach);
  }
  const holder = isInputObjectType(linked) ? linked : type;
  if (Object.values(holder.getFields()).some(isDemanded)) return null;
  for (const { name: key, type: keyType } of Object.values(holder.getFields())) {
    const named = getNullableType(keyType);
    if (!isScalarType(named)) continue;
    const picker =
      planner.pickers.of(target, named.name) ?? planner.pickers.ofKey(target, named.name);
    if (picker?.key !== key) continue;
    return oneRecord(picker, [...outer, key], detach);
  }
  return selectedRecord(planner, target, holder, outer);
};

function oneRecord(picker: PickerPlan, wrapped: readonly string[], detach: string | null) {
  return relation({ picker, many: false, wrapped, detach, each: null });
}

const SELECTING = ['filter', 'where'];
const EQUAL = ['eq', '_eq', 'equals'];

/** `author: { filter: { id: { eq } } }`: the record is found among all. */
function selectedRecord(
  planner: Planner,
  target: Subject,
  holder: GraphQLInputObjectType,
  outer: readonly string[],
): InputKind | null {
  const name = SELECTING.find((candidate) => candidate in holder.getFields());
  const filter = name === undefined ? undefined : getNullableType(holder.getFields()[name].type);
  const key = target.resource.identity?.field;
  if (name === undefined || key === undefined || !isInputObjectType(filter)) return null;
  const operators = getNullableType(filter.getFields()[key]?.type);
  if (!isInputObjectType(operators)) return null;
  const equal = EQUAL.find((candidate) => candidate in operators.getFields());
  const type = equal && getNullableType(operators.getFields()[equal].type);
  const picker = isScalarType(type) ? planner.pickers.ofField(target, type.name, key) : null;
  return equal && picker ? oneRecord(picker, [...outer, name, key, equal], null) : null;
}

/**
 * Records given in an object that links them: `tags: { connect: [{ id }] }`, `tags: { set: [7] }`. Records that belong
 * to the written record cannot exist before it, so they cannot be linked: they are made with it or after it.
 */
export const connectedRecords: ChooseKind = (input, { planner, owner, within, areNew }) => {
  if (areNew) return null;
  const type = getNullableType(input.type);
  const meant = owner?.resource.relations.find(({ field, many }) => field === input.name && many);
  const target = meant && within === null ? planner.of(meant.to) : undefined;
  const item = isListType(type) ? getNullableType(type.ofType as GraphQLInputType) : type;
  if (!owner || !target || !isInputObjectType(item)) return null;
  const belongs = target.resource.relations.some(
    ({ to, many }) => !many && to === owner.resource.type,
  );
  const fields = item.getFields();
  if (belongs || Object.values(fields).some(isDemanded)) return null;
  const hasVerb = Object.keys(fields).some((name) => LINKING_SEVERAL.includes(name));
  const whole = hasVerb ? null : keysOf(planner, target, input.type);
  if (whole) return severalRecords(whole.picker, [], whole.wrap);
  for (const verb of LINKING_SEVERAL) {
    if (!(verb in fields)) continue;
    const one = getNullableType(fields[verb].type);
    if (item !== type) {
      const picker = isScalarType(one) ? planner.pickers.of(target, one.name) : null;
      if (picker) return severalRecords(picker, [], verb);
      continue;
    }
    const keys = keysOf(planner, target, one);
    if (keys) return severalRecords(keys.picker, [verb], keys.wrap);
  }
  return null;
};

function severalRecords(picker: PickerPlan, wrapped: readonly string[], each: string | null) {
  return relation({ picker, many: true, wrapped, detach: null, each });
}
