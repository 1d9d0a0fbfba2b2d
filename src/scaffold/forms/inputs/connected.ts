import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import type { Slot } from '../../../model/types/variables.ts';
import { isDemanded, type ChooseKind, type RecordChoice } from '../inputPlan.ts';
import { keysOf } from '../keyLists.ts';
import { placeOfKey } from '../keyPlace.ts';
import type { PickerPlan } from '../pickers.ts';
import { relation } from './records.ts';

/** Names of operations that link a record to an existing one. */
const LINKING = ['connect', 'link', 'set'];
/** Names of operations that link it to several. */
const LINKING_SEVERAL = ['connect', 'link', 'add', 'set'];

/** A record as an object with its key: `author: { id }`, `author: { connect: { id } }`, `author: { link: 7 }`. */
export const connectedRecord: ChooseKind = (input, context) => {
  const { planner, relations, within, areNew, isThere } = context;
  if (areNew) return null;
  const type = getNullableType(input.type);
  const meant = relations.find(({ field, many }) => field === input.name && !many);
  const target = meant && within === null ? planner.of(meant.to) : undefined;
  if (!target || !isInputObjectType(type)) return null;
  const fields = type.getFields();
  const detach = detaching(fields.disconnect);
  const verb = LINKING.find((candidate) => candidate in fields);
  const linked = verb === undefined ? type : getNullableType(fields[verb].type);
  const outer = verb === undefined || isListType(linked) ? [] : [verb];
  if (isScalarType(linked)) {
    const picker =
      planner.pickers.of(target, linked.name) ?? planner.pickers.ofKey(target, linked.name);
    return picker && oneRecord(picker, outer, { detach, replaces: false });
  }
  const place = placeOfKey(planner, target, isInputObjectType(linked) ? linked : type);
  if (!place) return null;
  // What selects records adds them to those that are linked, however many the relation may have.
  const replaces = isThere && place.slot.length > 1 && detach === '{}';
  return oneRecord(place.picker, [...outer, ...place.slot], { detach, replaces });
};

/** The record that a link leads to, in the object that says something of the link, too: `where` beside `edge`. */
export const recordOfLink: ChooseKind = ({ name }, { link }) => {
  const [first, ...inner] = link?.slot ?? [];
  if (!link || first !== name) return null;
  return oneRecord(link.picker, inner, { detach: null, replaces: false });
};

/** What takes the linked record away: `disconnect: true`, or `disconnect: {}` where records to take away are selected. */
function detaching(disconnect: GraphQLInputField | undefined): RecordChoice['detach'] {
  const type = disconnect && getNullableType(disconnect.type);
  if (type && getNamedType(type).name === 'Boolean') return 'true';
  return isInputObjectType(type) && !Object.values(type.getFields()).some(isDemanded) ? '{}' : null;
}

function oneRecord(
  picker: PickerPlan,
  wrapped: Slot,
  how: Pick<RecordChoice, 'detach' | 'replaces'>,
) {
  return relation({ picker, many: false, wrapped, each: [], ...how });
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
  if (whole) return severalRecords(whole.picker, [], whole.each);
  for (const verb of LINKING_SEVERAL) {
    if (!(verb in fields)) continue;
    const one = getNullableType(fields[verb].type);
    if (item !== type) {
      const picker = isScalarType(one) ? planner.pickers.of(target, one.name) : null;
      if (picker) return severalRecords(picker, [], [verb]);
      continue;
    }
    const keys = keysOf(planner, target, one);
    if (keys) return severalRecords(keys.picker, [verb], keys.each);
  }
  return null;
};

function severalRecords(picker: PickerPlan, wrapped: Slot, each: Slot) {
  return relation({ picker, many: true, wrapped, detach: null, replaces: false, each });
}
