import { getNamedType, isLeafType, isRequiredInputField } from 'graphql';
import type { GraphQLInputField, GraphQLInputObjectType, GraphQLNamedType } from 'graphql';
import type { Slot, Template } from '../../types/variables.ts';
import { isPlainLeaf, outputField, isComposite } from '../../shapes/typeShapes.ts';
import type { MutationParts } from './build.ts';
import type { KeyReading } from './key.ts';
import { isList, isWithin, objectIn, type InputSlot } from './slot.ts';

/**
 * `upsertUser(where:, create:, update:)`: one object for a new record, another for changes of an existing
 * one. Both are required in either case.
 */
export interface UpsertObjects {
  create: Form;
  update: Form;
  /** The slots that identify the record. */
  selectors: readonly InputSlot[];
}

interface Form {
  slot: Slot;
  type: GraphQLInputObjectType;
  required: boolean;
}

/** The two objects of an upsert; null if it takes the values once. */
export function findUpsertObjects(slots: readonly InputSlot[]): UpsertObjects | null {
  const named = (name: string) => slots.filter((input) => input.name === name && !input.inList);
  for (const create of named('create')) {
    const update = named('update').find((other) => areSiblings(create.slot, other.slot));
    const forms = [create, update].flatMap((input): Form[] => {
      const type = input && !isList(input.type) ? objectIn(input.type) : null;
      return input && type ? [{ slot: input.slot, type, required: input.required }] : [];
    });
    const [first, second] = forms;
    if (!first || !second) continue;
    const isOfThem = ({ slot }: InputSlot) => forms.some((form) => isWithin(slot, form.slot));
    return { create: first, update: second, selectors: slots.filter((slot) => !isOfThem(slot)) };
  }
  return null;
}

/**
 * A create by an upsert: the selector is one of the values, such as a new e-mail address. Null if the
 * selector is a key, which a new record does not have.
 */
export function upsertCreate({ create, update, selectors }: UpsertObjects): MutationParts | null {
  const values = create.type.getFields();
  const by = selectors.find(({ name, type, selects, compared }) => {
    const value = values[name];
    return (
      selects && !compared && value && isRequiredInputField(value) && sameLeaf(value.type, type)
    );
  });
  if (!by || (update.required && mustSay(update.type).length > 0)) return null;
  return {
    key: null,
    filled: [
      { slot: by.slot, template: { hole: by.name, type: String(by.type) } },
      ...(update.required ? [{ slot: update.slot, template: {} }] : []),
    ],
    values: valuesOf(create),
  };
}

/**
 * An update by an upsert: required values of a new record are filled from the record. Null if the record
 * lacks some.
 *
 * @param key the record's key, by the selectors alone
 */
export function upsertUpdate(
  { create, update }: UpsertObjects,
  key: KeyReading,
  record: GraphQLNamedType | undefined,
): MutationParts | null {
  const wanted = create.required ? mustSay(create.type) : [];
  const entries = wanted.map(({ name, type }): [string, Template] | null => {
    const held = record && isComposite(record) ? outputField(record, name) : undefined;
    const isHeld = held !== undefined && isPlainLeaf(held) && sameLeaf(held.type, type);
    return isHeld ? [name, { hole: name, type: String(type) }] : null;
  });
  if (entries.includes(null)) return null;
  const filled = Object.fromEntries(entries.filter((entry) => entry !== null));
  return {
    key,
    filled: create.required ? [{ slot: create.slot, template: filled }] : [],
    values: valuesOf(update),
  };
}

function valuesOf({ slot, type }: Form) {
  return { slot, names: Object.keys(type.getFields()), types: [type.name], several: false };
}

function mustSay(type: GraphQLInputObjectType): GraphQLInputField[] {
  return Object.values(type.getFields()).filter(isRequiredInputField);
}

function sameLeaf(
  one: Parameters<typeof getNamedType>[0],
  other: Parameters<typeof getNamedType>[0],
): boolean {
  const type = getNamedType(one);
  return isLeafType(type) && type === getNamedType(other);
}

function areSiblings(one: Slot, other: Slot): boolean {
  return one.length === other.length && one.slice(0, -1).join('.') === other.slice(0, -1).join('.');
}
