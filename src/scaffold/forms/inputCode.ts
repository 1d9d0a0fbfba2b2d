import * as framework from '../code/framework.ts';
import { imported, importedModule, importedType } from '../code/scope.ts';
import { arrow, call, object, property, returned, text, textProperty } from '../code/docs.ts';
import type { SourceFile } from '../code/sourceFile.ts';
import type { Plan } from '../plan.ts';
import type { InputKind, InputPlan, Setting } from './inputPlan.ts';
import type { Limits } from './limits.ts';

/** Where the functions are that make inputs. */
const MAKERS = {
  choice: 'src/ui/form/inputs/choice.tsx',
  choices: 'src/ui/form/inputs/choices.tsx',
  clock: 'src/ui/form/inputs/time.tsx',
  day: 'src/ui/form/inputs/time.tsx',
  decimal: 'src/ui/form/inputs/number.tsx',
  exactNumber: 'src/ui/form/inputs/number.tsx',
  file: 'src/ui/form/inputs/file.tsx',
  float: 'src/ui/form/inputs/number.tsx',
  group: 'src/ui/form/inputs/group.tsx',
  integer: 'src/ui/form/inputs/number.tsx',
  json: 'src/ui/form/inputs/json.tsx',
  language: 'src/ui/form/inputs/language.tsx',
  list: 'src/ui/form/inputs/list.tsx',
  longText: 'src/ui/form/inputs/text.tsx',
  moment: 'src/ui/form/inputs/time.tsx',
  oneOf: 'src/ui/form/inputs/oneOf.tsx',
  relation: 'src/ui/form/inputs/relation.tsx',
  relations: 'src/ui/form/inputs/relation.tsx',
  structure: 'src/ui/form/inputs/structure.tsx',
  text: 'src/ui/form/inputs/text.tsx',
  translations: 'src/ui/form/inputs/translations.tsx',
  yesNo: 'src/ui/form/inputs/choice.tsx',
} as const;

/** `{ name: text({ … }), … }` */
export function fieldsObject(
  file: SourceFile,
  plan: Plan,
  inputs: readonly InputPlan[],
  artifact: string,
): string {
  const properties = inputs.map((input) =>
    property(input.name, inputCall(file, plan, input, artifact)),
  );
  return object(properties, { expanded: true });
}

/** `text({ label: 'Name', required: true })` @param artifact where the types of input objects are */
function inputCall(file: SourceFile, plan: Plan, input: InputPlan, artifact: string): string {
  const { kind, label, help, required, hasDefault } = input;
  const words = [
    textProperty('label', label),
    ...(help ? [textProperty('help', help)] : []),
    ...settings(file, plan, kind, artifact),
    ...limitProperties(input),
    ...(required ? ['required: true'] : []),
    ...(hasDefault ? ['hasDefault: true'] : []),
    ...(input.isSecret && !isSecretText(kind) ? ['isSecret: true'] : []),
  ];
  const make = kind.make === 'decimal' && kind.asNumber ? 'exactNumber' : kind.make;
  const maker = imported(make, MAKERS[make]);
  const typed = 'type' in kind ? `${maker}<${typeIn(file, artifact, kind.type)}>` : maker;
  const made = `${typed}(${object(words)})`;
  return input.setting ? settingCall(file, made, input.setting) : made;
}

/** Texts that are secrets have a format that says so; a list says it of its items. */
function isSecretText(kind: InputKind): boolean {
  return kind.make === 'list' || (kind.make === 'text' && kind.format === 'secret');
}

/** `setting(text({ … }), { as: (value) => ({ set: value }), cleared: { set: null } })` */
function settingCall(file: SourceFile, made: string, { set, cleared }: Setting): string {
  const sent = object([
    property('as', arrow(['value'], returned(object([property(set, 'value')])))),
    ...(cleared ? [property('cleared', object([property(...cleared)]))] : []),
  ]);
  return call(framework.setting, [made, sent]);
}

function settings(file: SourceFile, plan: Plan, kind: InputKind, artifact: string): string[] {
  switch (kind.make) {
    case 'text':
      return kind.format ? [textProperty('format', kind.format)] : [];
    case 'decimal':
      return kind.isWhole ? ['isWhole: true'] : [];
    case 'json':
      return kind.asText ? ['asText: true'] : [];
    case 'choice':
    case 'choices':
    case 'language':
      return [property('choices', plan.choices(kind.enum))];
    case 'relation':
    case 'relations':
      return [
        property('picker', importedModule(kind.picker)),
        ...(kind.make === 'relations' ? wrappingAll(kind) : wrapping(kind)),
      ];
    case 'structure':
      return [
        textProperty('type', kind.printed),
        ...(kind.root ? [property('types', plan.inputTypes(kind.root))] : []),
      ];
    case 'list':
      return [property('item', inputCall(file, plan, kind.item, artifact))];
    case 'translations':
      return [
        textProperty('language', kind.language),
        property('item', inputCall(file, plan, kind.item, artifact)),
      ];
    case 'group':
    case 'oneOf':
      return [property('fields', fieldsObject(file, plan, kind.inputs, artifact))];
    default:
      return [];
  }
}

const LENGTHS = ['minLength', 'maxLength', 'pattern'] as const;
const SIZES = ['min', 'max', 'above', 'below', 'multipleOf'] as const;
const COUNTS = ['minItems', 'maxItems'] as const;

/** The limits that each kind of input can check. */
const LIMITS: Partial<Record<InputKind['make'], ReadonlyArray<keyof Limits>>> = {
  text: LENGTHS,
  longText: LENGTHS,
  integer: SIZES,
  float: SIZES,
  decimal: SIZES,
  list: COUNTS,
};

/** `min: 1, maxLength: 40` */
function limitProperties({ kind, limits }: InputPlan): string[] {
  return (LIMITS[kind.make] ?? []).flatMap((name) => {
    const limit = limits[name];
    if (limit === undefined) return [];
    return [name === 'pattern' ? textProperty(name, limit) : property(name, literal(limit))];
  });
}

/** A number where it holds every digit, else its text. */
function literal(limit: string): string {
  return String(Number(limit)) === limit ? limit : text(limit);
}

/** `as: (id) => ({ connect: { id } }), detach: { disconnect: true }` */
function wrapping({
  wrapped,
  detach,
}: {
  wrapped: readonly string[];
  detach: string | null;
}): string[] {
  const [key, ...outer] = [...wrapped].reverse();
  if (key === undefined) return [];
  const whole = outer.reduce<string>(
    (inner, name) => object([property(name, inner)]),
    object([property(key, 'key')]),
  );
  return [
    property('as', arrow(['key'], returned(whole))),
    ...(detach ? [property('detach', object([`${detach}: true`]))] : []),
  ];
}

/** `as: (keys) => ({ connect: keys.map((key) => ({ id: key })) })` */
function wrappingAll({
  wrapped,
  each,
}: {
  wrapped: readonly string[];
  each?: string | null;
}): string[] {
  if (wrapped.length === 0 && !each) return [];
  const one = each && arrow(['key'], returned(object([property(each, 'key')])));
  const keys: string = one ? `keys.map(${one})` : 'keys';
  const whole = wrapped.reduceRight<string>((inner, name) => object([property(name, inner)]), keys);
  return [property('as', arrow(['keys'], wrapped.length > 0 ? returned(whole) : whole))];
}

/** Imports the type of an input object out of a mutation's artifact. */
export function typeIn(file: SourceFile, artifact: string, type: string): string {
  return importedType(type, `__generated__/${artifact}.graphql.ts`);
}
