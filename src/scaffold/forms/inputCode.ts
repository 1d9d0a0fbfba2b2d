import * as framework from '../code/framework.ts';
import { imported, importedType } from '../code/scope.ts';
import { object, property, text } from '../code/docs.ts';
import { labelProperty } from '../code/labelProperty.ts';
import type { InputPlan, Setting } from './inputPlan.ts';

/** `{ name: text({ … }), … }` @param artifact where the types of input objects are */
export function fieldsObject(inputs: readonly InputPlan[], artifact: string): string {
  const properties = inputs.map((input) =>
    property(input.name, inputCall(input, labelProperty(input.name, input.label), artifact)),
  );
  return object(properties, { expanded: true });
}

/** `text({ required: true })` @param label what is said of its label */
function inputCall(input: InputPlan, label: readonly string[], artifact: string): string {
  const { kind, help, required, hasDefault, mayBeEmpty, defaultChoice } = input;
  const { item, object: whole } = kind;
  const words = [
    ...label,
    ...(help ? [`help: ${text(help)}`] : []),
    ...(kind.options ?? []),
    ...(item ? [property('item', itemCall(item, artifact))] : []),
    ...(whole ? [property('fields', fieldsObject(whole.inputs, artifact))] : []),
    ...limitProperties(input),
    ...(mayBeEmpty ? ['mayBeEmpty: true'] : required ? ['required: true'] : []),
    ...(hasDefault ? ['hasDefault: true'] : []),
    ...(defaultChoice !== undefined ? [`defaultChoice: ${text(defaultChoice)}`] : []),
    ...(input.isSecret && !kind.saysSecret ? ['isSecret: true'] : []),
  ];
  const maker = imported(kind.make, kind.from);
  const value = whole ? typeIn(artifact, whole.type) : structureType(input, artifact);
  const made = `${maker}${value ? `<${value}>` : ''}(${words.length > 0 ? object(words) : ''})`;
  return input.setting ? settingCall(made, input.setting) : made;
}

/** The type of a structure, where TypeScript does not know it by its place; null where it does. */
function structureType({ kind: { structure }, setting }: InputPlan, artifact: string) {
  if (!structure?.type || !setting) return null;
  const type = typeIn(artifact, structure.type);
  return structure.isList ? `ReadonlyArray<${type}>` : type;
}

/** The input of a list's items, which has no name that could be its label. */
function itemCall(item: InputPlan, artifact: string): string {
  return inputCall(item, [`label: ${text(item.label)}`], artifact);
}

/** `setting(text({ … }), { as: (value) => ({ set: value }), cleared: { set: null } })` */
function settingCall(made: string, { set, cleared }: Setting): string {
  const sent = object([
    `as: (value) => ({ ${property(set, 'value')} })`,
    ...(cleared ? [`cleared: { ${property(...cleared)} }`] : []),
  ]);
  return `${framework.setting}(${made}, ${sent})`;
}

/** `min: 1, maxLength: 40` */
function limitProperties({ kind, limits }: InputPlan): string[] {
  return (kind.limits ?? []).flatMap((name) => {
    const limit = limits[name];
    if (limit === undefined) return [];
    return [name === 'pattern' ? property(name, text(limit)) : property(name, literal(limit))];
  });
}

/** A number if it is exact, else its text. */
function literal(limit: string): string {
  return String(Number(limit)) === limit ? limit : text(limit);
}

/** Imports the type of an input object out of a mutation's artifact. */
export function typeIn(artifact: string, type: string): string {
  return importedType(type, `__generated__/${artifact}.graphql.ts`);
}
