import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import pluralize from 'pluralize';
import { fieldLabel } from '../../model/wording/labels.ts';
import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';
import { byFieldPriority } from '../../model/wording/fieldPriority.ts';
import { enteredLabel } from '../../model/wording/units.ts';
import { splitWords } from '../../model/wording/words.ts';
import { holdsSecret, isSecret } from '../../model/fields/secrets.ts';
import { listsLanguages, namesLanguage } from '../../model/fields/translations.ts';
import { isDeprecated } from '../../model/shapes/typeShapes.ts';
import { helpOf } from '../records/help.ts';
import {
  isDemanded,
  type InputContext,
  type InputField,
  type InputKind,
  type InputPlan,
} from './inputPlan.ts';
import { areOfOneShape, heldObject } from './heldObject.ts';
import { itemLimits, limitsOf, listLimits } from './limits.ts';
import { isOneOf } from './oneOf.ts';
import { BARE, connectKind, connectsKind, pickerFor, relationFor } from './relationInputs.ts';
import { readable } from './readableRelation.ts';
import { scalarKind } from './scalarInputs.ts';
import { settingOf } from './settings.ts';

const DEEPEST = 2;
/** An object of more fields is a record of its own, unless the backend insists on it. */
const MOST_IN_GROUP = 16;
/** An enum of more values would make its list unusable. */
const MOST_CHOICES = 1000;

/** Inputs that no person fills in. */
const TECHNICAL = new Set(['clientMutationId']);

/**
 * The inputs for the fields of an input object, or for arguments. What no input can be laid out for is
 * entered as JSON, or left out of a record that is there: it could not be read.
 *
 * @returns null when the backend insists on something that is left out
 */
export function planInputs(
  fields: readonly InputField[],
  context: InputContext,
): InputPlan[] | null {
  const inputs: InputPlan[] = [];
  const siblings = fields.map(({ name }) => name);
  for (const field of byFieldPriority(fields, ({ name }) => name)) {
    if (context.without.has(field.name) || TECHNICAL.has(field.name)) continue;
    const planned = isDeprecated(field) ? null : planInput(field, { ...context, siblings });
    if (planned) inputs.push(planned);
    else if (isDemanded(field)) return null;
  }
  return inputs;
}

/** What an input is planned by, with the names of those that it stands among. */
interface PlaceOfInput extends InputContext {
  readonly siblings: readonly string[];
}

function planInput(input: InputField, context: PlaceOfInput): InputPlan | null {
  const set = settingOf(input, context);
  const plan = set && planInput(set.value, context);
  if (plan) {
    const { setting } = set;
    // What must be there is never taken away.
    return { ...plan, setting: plan.hasDefault ? { ...setting, cleared: null } : setting };
  }
  const { owner, within, current, relations, isThere } = context;
  const meant = within === null ? relationFor(input, relations) : null;
  const relation = readable(meant, context);
  const same = (within ?? current).find(({ name }) => name === input.name) ?? null;
  const found = same ?? objectFor(input, context);
  const isBare = meant !== relation;
  const isHidden = isSecret(input, context);
  const kind =
    (isHidden ? secretKind(input, context) : null) ??
    kindOf(input, isBare ? { ...context, within: current } : context, found, relation) ??
    structureKind(input, context);
  if (!kind) return null;
  const keepsSecret = isHidden || (kind.make === 'structure' && holdsSecret(input.type));
  if (keepsSecret && context.isInAddress) return null;
  // A related record is made on a page of its own.
  if (relation && !relation.many && goesDeep(kind) && !isDemanded(input)) return null;
  const isRelation = kind.make === 'relation' || kind.make === 'relations';
  // A secret is never read.
  const field = isRelation || isHidden || !isSameShape(found, input, kind) ? null : found;
  const hasValue = isRelation ? relation !== null && !relation.many : field !== null;
  if (isThere && !hasValue && !isHidden && kind.make !== 'file') return null;
  const named =
    isRelation && relation ? relation.label : (input.label ?? enteredLabel(input.name, input.type));
  // What is shown in a unit of its own is entered in the field's.
  const label = same && !named.startsWith(`${same.label} (`) ? same.label : named;
  const held = isRelation ? relation : field;
  const required = isDemanded(input);
  const isList = isListType(getNullableType(input.type));
  return {
    name: input.name,
    label,
    help: helpOf(
      input.description ?? found?.description ?? null,
      label,
      owner?.resource.label ?? '',
    ),
    required,
    hasDefault: !required && !isList && held !== null && !held.nullable,
    kind,
    isSecret: keepsSecret,
    limits: isList ? listLimits(input) : limitsOf(input),
    field,
    relation: isRelation && hasValue ? relation : null,
  };
}

/** The value object that an action takes anew under another name, where the two are of one shape. */
function objectFor(input: InputField, context: InputContext): Field | null {
  const { action, within, current } = context;
  const type = getNullableType(input.type);
  if (!action || within !== null || !isInputObjectType(type)) return null;
  const object = heldObject(current, input.name, action);
  const kind = object && singleKind(input, context, object, null);
  return kind && 'inputs' in kind && areOfOneShape(kind.inputs) ? object : null;
}

function goesDeep(kind: InputKind): boolean {
  return (
    kind.make === 'structure' ||
    ('inputs' in kind && kind.inputs.some((input) => goesDeep(input.kind)))
  );
}

/** What a secret is entered in; null where it is entered as any value of its type. */
function secretKind({ name, type }: InputField, { plan }: InputContext): InputKind | null {
  const named = getNamedType(type);
  if (isListType(getNullableType(type)) || !isScalarType(named)) return null;
  const kind = scalarKind(named.name, plan, null, {});
  // `password: Hash` is a text, whatever else goes by that name.
  const isText = kind?.make === 'text' || (kind?.make === 'json' && /^hash$/i.test(named.name));
  if (!isText) return null;
  const words = splitWords(name);
  // Keys and the like are pasted with their line breaks.
  return words.includes('private') || words.at(-1) === 'credentials'
    ? { make: 'longText' }
    : { make: 'text', format: 'secret' };
}

function isObject({ make }: InputKind): boolean {
  return make === 'group' || make === 'oneOf';
}

/** Whether the record's field holds what the input takes. */
function isSameShape(field: Field | null, { type }: InputField, kind: InputKind): boolean {
  if (!field) return false;
  const isList = isListType(getNullableType(type));
  if (isList !== field.list) return false;
  const isOfObjects =
    kind.make === 'translations' || (kind.make === 'list' && isObject(kind.item.kind));
  const holdsObjects = isObject(kind) || isOfObjects;
  return holdsObjects ? field.fields !== null : field.fields === null;
}

function kindOf(
  input: InputField,
  context: InputContext,
  field: Field | null,
  relation: Relation | null,
): InputKind | null {
  const type = getNullableType(input.type);
  const named = getNamedType(type);
  const several = isInputObjectType(named) ? connectsKind(input.name, type, context) : null;
  if (several) return several;
  if (!isListType(type)) return singleKind(input, context, field, relation);
  if (isListType(getNullableType(type.ofType))) return null;
  if (isEnumType(named)) return enumKind('choices', named);
  if (isScalarType(named)) {
    const picker = pickerFor(input, named.name, context, relation);
    if (picker) return { make: 'relations', picker, ...BARE };
  }
  const item: InputField = { ...input, type: type.ofType as GraphQLInputType, description: null };
  const isHidden = isSecret(input, context);
  const kind =
    (isHidden ? secretKind(item, context) : null) ?? singleKind(item, context, field, null);
  if (!kind) return null;
  const label = pluralize.singular(field?.label ?? fieldLabel(input.name));
  const none = { help: undefined, required: false, hasDefault: false, field: null, relation: null };
  // In a list each is short.
  const short: InputKind = kind.make === 'longText' ? { make: 'text', format: null } : kind;
  const limits = itemLimits(input);
  const language = languageOf(kind);
  // Of translations each has room for itself.
  const each: InputPlan = {
    ...none,
    name: input.name,
    label,
    kind: language ? kind : short,
    isSecret: isHidden,
    limits,
  };
  return language ? { make: 'translations', item: each, language } : { make: 'list', item: each };
}

/** The input that says in which language the texts beside it are; null where none does, or several do. */
function languageOf(kind: InputKind): string | null {
  if (kind.make !== 'group') return null;
  const languages = kind.inputs.filter(
    ({ name, kind: { make } }) => namesLanguage(name) && (make === 'language' || make === 'text'),
  );
  const texts = kind.inputs.filter(
    (input) => !languages.includes(input) && ['text', 'longText'].includes(input.kind.make),
  );
  const hasTexts = texts.some(({ name }) => name !== 'id');
  return languages.length === 1 && hasTexts ? languages[0].name : null;
}

function singleKind(
  input: InputField,
  context: InputContext,
  field: Field | null,
  relation: Relation | null,
): InputKind | null {
  const type = getNamedType(input.type);
  if (isEnumType(type)) return enumKind('choice', type);
  if (isInputObjectType(type)) {
    return connectKind(input.name, type, context) ?? groupKind(input, type, context, field);
  }
  const picker = pickerFor(input, type.name, context, relation);
  if (picker) return { make: 'relation', picker, ...BARE };
  return scalarKind(type.name, context.plan, field, limitsOf(input));
}

/** An input object that cannot be laid out, or values in lists of lists. */
function structureKind({ type }: InputField, { isThere }: InputContext): InputKind | null {
  if (isThere) return null;
  const named = getNamedType(type);
  const root = isInputObjectType(named) ? named.name : null;
  return { make: 'structure', printed: String(getNullableType(type)), root };
}

function enumKind(make: 'choice' | 'choices', type: GraphQLEnumType): InputKind | null {
  if (make === 'choice' && listsLanguages(type)) return { make: 'language', enum: type.name };
  return type.getValues().length <= MOST_CHOICES ? { make, enum: type.name } : null;
}

function groupKind(
  { name, type: declared }: InputField,
  type: GraphQLInputObjectType,
  context: InputContext,
  field: Field | null,
): InputKind | null {
  if (context.depth >= DEEPEST) return null;
  const isOptional = !isNonNullType(declared);
  if (isOptional && Object.keys(type.getFields()).length > MOST_IN_GROUP) return null;
  // Conditions within conditions have no end that could be laid out.
  if ((context.depth > 0 || isListType(getNullableType(declared))) && leadsTo(type, type))
    return null;
  const inputs = planInputs(Object.values(type.getFields()), {
    ...context,
    without: new Set(),
    within: field?.fields ?? [],
    holders: [name, ...(context.holders ?? [])],
    depth: context.depth + 1,
  });
  if (inputs === null || inputs.length === 0) return null;
  const deep = inputs.filter(({ kind }) => kind.make === 'structure').length;
  if (deep > inputs.length / 2) return null;
  return { make: isOneOf(type) ? 'oneOf' : 'group', type: type.name, inputs };
}

/** Whether a value of one input object may hold, at whatever depth, one of another. */
function leadsTo(
  from: GraphQLInputObjectType,
  to: GraphQLInputObjectType,
  seen = new Set<GraphQLInputObjectType>(),
): boolean {
  return Object.values(from.getFields()).some((field) => {
    const type = getNamedType(field.type);
    if (type === to) return true;
    if (!isInputObjectType(type) || seen.has(type)) return false;
    return leadsTo(type, to, seen.add(type));
  });
}
