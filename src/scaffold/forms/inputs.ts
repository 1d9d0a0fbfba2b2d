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
import { fieldLabel } from '../../model/labels.ts';
import type { Field, Relation, Resource } from '../../model/model.ts';
import { leafKind } from '../../model/scalarKinds.ts';
import { sameName } from '../../model/words.ts';
import type { Plan, ResourcePlan } from '../plan.ts';
import { helpOf } from '../records/help.ts';
import type { PickerPlan } from './pickers.ts';

/** An argument or a field of an input object. */
export interface InputField {
  readonly name: string;
  /** What the model calls it, where it does. */
  readonly label?: string;
  readonly type: GraphQLInputType;
  readonly description?: string | null;
  readonly defaultValue?: unknown;
  readonly deprecationReason?: string | null;
}

/** What an input is made with: the function of the same name in `src/ui/form/inputs`. */
export type InputKind =
  | { readonly make: 'text'; readonly format: string | null }
  | { readonly make: 'longText' | 'integer' | 'float' | 'decimal' | 'yesNo' }
  | { readonly make: 'day' | 'moment' | 'clock' }
  | { readonly make: 'json'; readonly asText: boolean }
  | { readonly make: 'choice' | 'choices'; readonly enum: string }
  | {
      readonly make: 'relation' | 'relations';
      readonly picker: PickerPlan;
      /** The objects that the key is wrapped in: `['connect', 'id']`. */
      readonly wrapped: readonly string[];
      /** Key of the Boolean that takes the record away, where null does not. */
      readonly detach: string | null;
    }
  | { readonly make: 'list'; readonly item: InputPlan }
  | { readonly make: 'group'; readonly type: string; readonly inputs: readonly InputPlan[] };

/** One input of a form. */
export interface InputPlan {
  readonly name: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly required: boolean;
  readonly hasDefault: boolean;
  readonly kind: InputKind;
  /** What of the record it starts with, where the record has it. */
  readonly field: Field | null;
  readonly relation: Relation | null;
}

/** What the inputs of a form are about. */
export interface InputContext {
  readonly plan: Plan;
  readonly owner: ResourcePlan;
  /** Names that are filled in otherwise: keys. */
  readonly without: ReadonlySet<string>;
  /** The record is there: what cannot be read of it cannot be changed. */
  readonly isThere: boolean;
  /** The value object that the inputs are of, of which the record has the fields; null for the record itself. */
  readonly within: readonly Field[] | null;
  readonly depth: number;
}

const DEEPEST = 2;
/** An object of more fields is a record of its own, unless the backend insists on it. */
const MOST_IN_GROUP = 16;
/** An enum of more values would make its list unusable. */
const MOST_CHOICES = 300;

/** Inputs that no person fills in. */
const TECHNICAL = new Set(['clientMutationId']);

/**
 * The inputs for the fields of an input object, or for arguments. What Frontage has no input for is
 * left out.
 *
 * @returns null when the backend insists on something that is left out
 */
export function planInputs(
  fields: readonly InputField[],
  context: InputContext,
): InputPlan[] | null {
  const inputs: InputPlan[] = [];
  for (const field of fields) {
    if (context.without.has(field.name) || TECHNICAL.has(field.name)) continue;
    const planned = field.deprecationReason ? null : planInput(field, context);
    if (planned) inputs.push(planned);
    else if (isDemanded(field)) return null;
  }
  return inputs;
}

/** Whether the backend refuses to go without it. */
export function isDemanded({ type, defaultValue }: InputField): boolean {
  return isNonNullType(type) && defaultValue === undefined;
}

function planInput(input: InputField, context: InputContext): InputPlan | null {
  const { owner, within, isThere } = context;
  const { resource } = owner;
  const relation = within === null ? relationFor(input, resource) : null;
  const found = (within ?? resource.fields).find(({ name }) => name === input.name) ?? null;
  const kind = kindOf(input, context, found, relation);
  if (!kind) return null;
  const isRelation = kind.make === 'relation' || kind.make === 'relations';
  const field = isRelation || !isSameShape(found, input, kind) ? null : found;
  const hasValue = isRelation ? relation !== null && !relation.many : field !== null;
  if (isThere && !hasValue && !isWriteOnly(kind)) return null;
  const named = isRelation && relation ? relation.label : (input.label ?? fieldLabel(input.name));
  const label = found?.label ?? named;
  const current = isRelation ? relation : field;
  const required = isDemanded(input);
  const isList = isListType(getNullableType(input.type));
  return {
    name: input.name,
    label,
    help: helpOf(input.description ?? found?.description ?? null, label, resource.label),
    required,
    hasDefault: !required && !isList && current !== null && !current.nullable,
    kind,
    field,
    relation: isRelation && hasValue ? relation : null,
  };
}

/** A password can be set without being read. */
function isWriteOnly(kind: InputKind): boolean {
  return kind.make === 'text' && kind.format === 'secret';
}

/** Whether the record's field holds what the input takes. */
function isSameShape(field: Field | null, { type }: InputField, kind: InputKind): boolean {
  if (!field) return false;
  const isList = isListType(getNullableType(type));
  if (isList !== field.list) return false;
  const holdsObjects =
    kind.make === 'group' || (kind.make === 'list' && kind.item.kind.make === 'group');
  return holdsObjects ? field.fields !== null : field.fields === null;
}

/** The relation whose key an input takes: `customer`, `customerId`, `customer_id`. */
function relationFor({ name, type }: InputField, { relations }: Resource): Relation | null {
  const isMany = isListType(getNullableType(type));
  const bare = sameName(name).replace(/(row)?ids?$/, '');
  return (
    relations.find(
      ({ field, foreignKey, many }) => many === isMany && (field === name || foreignKey === name),
    ) ??
    relations.find(
      ({ field, many }) =>
        many === isMany && sameName(field).replace(/s$/, '') === bare.replace(/s$/, ''),
    ) ??
    null
  );
}

function kindOf(
  input: InputField,
  context: InputContext,
  field: Field | null,
  relation: Relation | null,
): InputKind | null {
  const type = getNullableType(input.type);
  const named = getNamedType(type);
  if (!isListType(type)) return singleKind(input, context, field, relation);
  if (isListType(getNullableType(type.ofType))) return null;
  if (isEnumType(named)) return enumKind('choices', named);
  if (isScalarType(named)) {
    const picker = pickerFor(input, named.name, context, relation);
    if (picker) return { make: 'relations', picker, ...BARE };
  }
  const item: InputField = { ...input, type: type.ofType as GraphQLInputType, description: null };
  const kind = singleKind(item, context, field, null);
  if (!kind) return null;
  const label = pluralize.singular(field?.label ?? fieldLabel(input.name));
  const none = { help: undefined, required: false, hasDefault: false, field: null, relation: null };
  // In a list each is short.
  const short: InputKind = kind.make === 'longText' ? { make: 'text', format: null } : kind;
  return { make: 'list', item: { ...none, name: input.name, label, kind: short } };
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
  return scalarKind(type.name, context.plan, field);
}

function enumKind(make: 'choice' | 'choices', type: GraphQLEnumType): InputKind | null {
  return type.getValues().length <= MOST_CHOICES ? { make, enum: type.name } : null;
}

const BARE = { wrapped: [], detach: null } as const;

/** A record given as an object that holds its key: `author: { id }`, `author: { connect: { id } }`. */
function connectKind(
  name: string,
  type: GraphQLInputObjectType,
  { plan, owner, within }: InputContext,
): InputKind | null {
  const relation = owner.resource.relations.find(({ field, many }) => field === name && !many);
  const target =
    relation && within === null && relation.record.length === 0 ? plan.of(relation.to) : undefined;
  if (!target) return null;
  const fields = type.getFields();
  const connected = fields.connect && getNullableType(fields.connect.type);
  const holder = isInputObjectType(connected) ? connected : type;
  if (Object.values(holder.getFields()).some(isDemanded)) return null;
  for (const { name: key, type: keyType } of Object.values(holder.getFields())) {
    const named = getNullableType(keyType);
    const picker = isScalarType(named) ? plan.pickers.of(target, named.name) : null;
    if (!picker || picker.key !== key) continue;
    const isFlag = fields.disconnect && getNamedType(fields.disconnect.type).name === 'Boolean';
    const wrapped = holder === type ? [key] : ['connect', key];
    return { make: 'relation', picker, wrapped, detach: isFlag ? 'disconnect' : null };
  }
  return null;
}

function groupKind(
  { type: declared }: InputField,
  type: GraphQLInputObjectType,
  context: InputContext,
  field: Field | null,
): InputKind | null {
  if (type.isOneOf || context.depth >= DEEPEST) return null;
  const isOptional = !isNonNullType(declared);
  if (isOptional && Object.keys(type.getFields()).length > MOST_IN_GROUP) return null;
  const inputs = planInputs(Object.values(type.getFields()), {
    ...context,
    without: new Set(),
    within: field?.fields ?? [],
    depth: context.depth + 1,
  });
  return inputs === null || inputs.length === 0 ? null : { make: 'group', type: type.name, inputs };
}

function pickerFor(
  input: InputField,
  type: string,
  { plan, owner, within }: InputContext,
  relation: Relation | null,
): PickerPlan | null {
  if (relation && relation.record.length > 0) return null;
  const target = relation
    ? plan.of(relation.to)
    : within === null
      ? namedResource(input, plan, owner)
      : undefined;
  return target ? plan.pickers.of(target, type) : null;
}

/** The resource that an input names by itself: `customerId`, `productIds`; `otherIds` are of its own. */
function namedResource(
  { name }: InputField,
  plan: Plan,
  owner: ResourcePlan,
): ResourcePlan | undefined {
  const bare = /^(.+?)(_?(id|ID|Id)s?)$/.exec(name)?.[1];
  if (bare === undefined) return undefined;
  if (bare === 'other') return owner;
  const matching = plan.resources.filter(
    ({ resource }) => sameName(resource.type) === sameName(bare),
  );
  return matching.length === 1 ? matching[0] : undefined;
}

const FORMATS = new Set(['email', 'url', 'uuid', 'phone', 'color', 'secret']);

function scalarKind(name: string, plan: Plan, field: Field | null): InputKind | null {
  const type = plan.schema.getType(name);
  if (!type || name === 'Upload') return null;
  if (name === 'Int') return { make: 'integer' };
  if (name === 'Boolean') return { make: 'yesNo' };
  const own = leafKind(type);
  const kind = field && field.type.replace(/[[\]!]/g, '') === name ? field.kind : own;
  switch (kind) {
    case 'boolean':
      return { make: 'yesNo' };
    case 'float':
      return { make: 'float' };
    case 'integer':
    case 'decimal':
      return { make: 'decimal' };
    case 'date':
      return { make: 'day' };
    case 'datetime':
      return { make: 'moment' };
    case 'time':
      return { make: 'clock' };
    case 'json':
    case 'object':
      return { make: 'json', asText: /string$|^AWSJSON$/i.test(name) };
    default:
      return textKind(field);
  }
}

function textKind(field: Field | null): InputKind {
  const format = field?.format ?? null;
  if (format === 'longText' || format === 'html' || format === 'markdown')
    return { make: 'longText' };
  return { make: 'text', format: format !== null && FORMATS.has(format) ? format : null };
}
