import { getNullableType, isListType, isScalarType } from 'graphql';
import { importedModule } from '../../code/scope.ts';
import { object, property, within } from '../../code/docs.ts';
import type { ChooseKind, InputKind, RecordChoice } from '../inputPlan.ts';
import { pickerFor } from '../relationInputs.ts';

const FROM = 'src/ui/form/inputs/relation.tsx';
const BARE = { wrapped: [], detach: null, replaces: false, each: [] };

/** A record by its key: `relation({ picker })`. */
export const recordKind: ChooseKind = (input, context) => {
  const type = getNullableType(input.type);
  const found = isScalarType(type) ? pickerFor(input, type.name, context, context.relation) : null;
  return found && relation({ ...found, many: false, ...BARE });
};

/** Records by a list of their keys: `relations({ picker })`. */
export const recordsKind: ChooseKind = (input, context) => {
  const list = getNullableType(input.type);
  const type = isListType(list) ? getNullableType(list.ofType) : null;
  const found = isScalarType(type) ? pickerFor(input, type.name, context, context.relation) : null;
  return found && relation({ ...found, many: true, ...BARE });
};

/** An input for which records are chosen. */
export function relation(records: RecordChoice): InputKind {
  const { picker, many } = records;
  return {
    make: many ? 'relations' : 'relation',
    from: FROM,
    records,
    options: [
      property('picker', importedModule(picker)),
      ...(many ? wrappedKeys(records) : wrappedKey(records)),
    ],
  };
}

/** `as: (key) => ({ connect: { id: key } }), detach: { disconnect: true }`; `as: Number` */
function wrappedKey({ wrapped, detach, replaces, isNumber }: RecordChoice): string[] {
  const [verb, ...inner] = wrapped;
  if (verb === undefined) return isNumber ? ['as: Number'] : [];
  const detached = detach ? [property('disconnect', detach)] : [];
  const linked = [...(replaces ? detached : []), property(verb, within(inner, 'key'))];
  return [`as: (key) => (${object(linked)})`, ...(detach ? [`detach: ${object(detached)}`] : [])];
}

/** `as: (keys) => ({ connect: keys.map((key) => ({ id: key })) })` */
function wrappedKeys({ wrapped, each, isNumber }: RecordChoice): string[] {
  if (isNumber) return ['as: (keys) => keys.map(Number)'];
  if (wrapped.length === 0 && each.length === 0) return [];
  const keys = each.length > 0 ? `keys.map((key) => (${within(each, 'key')}))` : 'keys';
  return [`as: (keys) => ${wrapped.length > 0 ? `(${within(wrapped, keys)})` : keys}`];
}
