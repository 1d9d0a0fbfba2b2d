import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { GraphQLInputField } from 'graphql';
import pluralize from 'pluralize';
import { place } from '../../shapes/slots.ts';
import { inputFields, isList, isPlainLeaf, outputField } from '../../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../../shapes/typeShapes.ts';
import { singularKey } from '../../wording/words.ts';
import { ownKey } from '../identity.ts';
import type { LookupReading } from './lookup.ts';

/** `thing(where: { id: … })`, `productByIdentifier(identifier: { handle: … })`: an object of keys of which one is given. */
export function lookupByUniqueInput(field: OutputField, type: CompositeType): LookupReading | null {
  const objects = field.args.filter(
    (argument) => isInputObjectType(getNamedType(argument.type)) && !isList(argument.type),
  );
  const [argument] = objects;
  if (argument === undefined || objects.length !== 1) return null;
  if (field.args.some((other) => other !== argument && isRequiredArgument(other))) return null;
  const inputs = inputFields(argument.type);
  const keys = inputs.filter((input) => {
    const leaf = outputField(type, input.name);
    return (
      leaf !== undefined &&
      isPlainLeaf(leaf) &&
      isLeafType(getNamedType(input.type)) &&
      !isList(input.type)
    );
  });
  const required = inputs.filter(isRequiredInputField);
  if (required.some((input) => !keys.includes(input))) return null;
  const own = ownKey(type)?.name;
  const chosen =
    required.length > 0
      ? required
      : keys
          .filter((input) => input.name === own)
          .concat(keys)
          .slice(0, 1);
  const byOwnKey = chosen.length === 1 && chosen[0]?.name === own;
  const named = namesOneRecord(argument.name, field) || namesType(field, type, chosen);
  if (chosen.length === 0 || !(byOwnKey || named)) return null;
  const object = Object.fromEntries(
    chosen.map((input) => [input.name, { hole: input.name, type: String(input.type) }]),
  );
  return { key: chosen.map((input) => input.name), variables: place([argument.name], object) };
}

/** `account(request: { address })`: the field is called after the type, and the object starts with a key. */
function namesType(
  field: OutputField,
  type: CompositeType,
  chosen: readonly GraphQLInputField[],
): boolean {
  return (
    singularKey(field.name) === singularKey(type.name) &&
    !pluralize.isPlural(field.name) &&
    chosen.every(({ name }) => /^(.*id|address|slug|handle|code|hash|key|email)$/i.test(name))
  );
}

/** An object of settings or of filters says nothing about one record unless its name does. */
function namesOneRecord(argument: string, field: OutputField): boolean {
  const type = getNamedType(field.args.find((candidate) => candidate.name === argument)?.type);
  return (
    /unique|identifier|key|by|where|^id$/i.test(argument) ||
    (type !== undefined && /unique|identifier|key/i.test(type.name))
  );
}
