import {
  getNamedType,
  getNullableType,
  GraphQLBoolean,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { isReservedName } from '../../model/fields/internals.ts';
import { containsSecret, isMadeByBackend, isSecret } from '../../model/fields/secrets.ts';
import { isPlaceholder } from '../../model/shapes/placeholder.ts';
import { isDeprecated } from '../../model/shapes/typeShapes.ts';
import type { Field } from '../../model/types/fields.ts';
import { byFieldPriority } from '../../model/wording/fieldPriority.ts';
import { mayBeEmpty } from './emptyLists.ts';
import { areOfOneShape, heldObject } from './heldObject.ts';
import { heldBy, isKept, canBeginWith } from './heldValue.ts';
import {
  isDemanded,
  type InputContext,
  type InputField,
  type InputKind,
  type InputMeaning,
  type InputPlan,
} from './inputPlan.ts';
import { wordsOf } from './inputWords.ts';
import { connectedRecord, connectedRecords } from './inputs/connected.ts';
import { kindOf, kindOfValue } from './inputs/kinds.ts';
import { limitsOf, listLimits } from './limits.ts';
import { creationOf, keyBeside } from './nestedRecord.ts';
import { withPicked } from './pickedInputs.ts';
import { readable } from './readableRelation.ts';
import { relatedValues } from './relatedValues.ts';
import { relationFor } from './relationInputs.ts';
import { linksWithValuesOf } from './linkWithValues.ts';
import { settingOf } from './settings.ts';

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
    const planned = isLeftOut(field)
      ? null
      : planInput(field, { ...context, siblings, beside: fields });
    if (planned) inputs.push(planned);
    else if (isDemanded(field)) return null;
  }
  return withPicked(inputs, context);
}

/** Whether nobody is to fill in an input, or has anything to fill in there. */
function isLeftOut(field: InputField): boolean {
  return isDeprecated(field) || (!isDemanded(field) && isPlaceholder(getNamedType(field.type)));
}

/** The context of an input, with the names of the inputs beside it. */
interface PlaceOfInput extends InputContext {
  readonly siblings: readonly string[];
}

function planInput(input: InputField, context: PlaceOfInput): InputPlan | null {
  // A related record whose key another input takes is made on a page of its own.
  const own = context.relations.find(({ field }) => field === input.name) ?? null;
  if (!isDemanded(input) && keyBeside(input, own, context.siblings) !== null) return null;
  return planSetting(input, context) ?? planValue(input, context);
}

/** An input of a value that is set or removed as a whole, or of related records that are made along with the record. */
function planSetting(input: InputField, context: PlaceOfInput): InputPlan | null {
  const linked = context.areNew ? null : linksWithValuesOf(input, context);
  const made = context.areNew || linked ? null : newRecordOf(input, context);
  const set = settingOf(input, context) ?? linked ?? made;
  const plan = set && planInput(set.value, { ...context, areNew: set === made });
  if (!plan) return null;
  const { setting } = set;
  // A required value is never removed.
  const kept = plan.hasDefault ? { ...setting, cleared: null } : setting;
  return { ...plan, mayBeEmpty: false, setting: kept };
}

/** An input of a value; null where nobody may enter it here, or where what the record has could not be read. */
function planValue(input: InputField, context: PlaceOfInput): InputPlan | null {
  const isHidden = isSecret(input, context);
  if (isHidden && isOfBackend(input, context) && !isDemanded(input)) return null;
  const meaning = meaningOf(input, context);
  const kind = kindFor(input, meaning, isHidden, context);
  if (!kind) return null;
  const keepsSecret = isHidden || (kind.structure !== undefined && containsSecret(input.type));
  if (keepsSecret && context.isInAddress) return null;
  const held = heldBy(input, kind, meaning, isHidden, context);
  if (context.isThere && !canBeginWith(kind, meaning, held, isHidden)) return null;
  const required = isDemanded(input);
  const isList = isListType(getNullableType(input.type));
  return {
    name: input.name,
    ...wordsOf(input, kind, meaning, held.relation, context),
    required,
    mayBeEmpty: mayBeEmpty(input, kind, context),
    hasDefault: !required && !isList && isKept(kind, held),
    defaultChoice: defaultChoice(input),
    kind,
    isSecret: keepsSecret,
    limits: isList ? listLimits(input) : limitsOf(input),
    field: held.field,
    relation: held.isRead ? held.relation : null,
  };
}

function kindFor(
  input: InputField,
  { isBare, field, relation, isInRecord }: InputMeaning,
  isHidden: boolean,
  context: PlaceOfInput,
): InputKind | null {
  return kindOf(input, {
    ...context,
    within: isBare ? context.current : context.within,
    field,
    relation,
    // What lies in the record is sent as it is: by a key alone it would lose the rest.
    areNew: isInRecord || context.areNew,
    isSecret: isHidden,
    planInputs,
    kindOfValue,
  });
}

function meaningOf(input: InputField, context: InputContext): InputMeaning {
  const { within, current, relations, action } = context;
  const meant = within === null ? relationFor(input, relations, action) : null;
  const relation = readable(meant, context);
  const same = (within ?? current).find(({ name }) => name === input.name) ?? null;
  const related = same ? null : relatedValues(input, context);
  return {
    relation,
    isBare: meant !== relation,
    same,
    field: same ?? related ?? objectFor(input, context),
    isInRecord: related !== null,
  };
}

/** Whether a value is the backend's own. A password has an input; how the backend stores it has none. */
function isOfBackend({ name }: InputField, { owner, action }: InputContext): boolean {
  const isOfRecord = owner !== null && action === null;
  return isReservedName(name) || (isOfRecord && isMadeByBackend(name));
}

/** The value that the backend takes where a choice is left open; undefined where that is none, or none of few. */
function defaultChoice({ type, defaultValue }: InputField): string | undefined {
  const named = getNullableType(type);
  const isChoice = isEnumType(named) || named === GraphQLBoolean;
  if (!isChoice || defaultValue === undefined || defaultValue === null) return undefined;
  return isEnumType(named) ? String(named.serialize(defaultValue)) : String(defaultValue);
}

/** Related records that are made along with the record, where those that are there cannot be linked. */
function newRecordOf(input: InputField, context: InputContext) {
  const known = { field: null, relation: null, isSecret: false, planInputs, kindOfValue };
  const isLinked = [connectedRecord, connectedRecords].some((choose) =>
    choose(input, { ...context, ...known }),
  );
  return isLinked ? null : creationOf(input, context);
}

/** The value object that an action takes anew under another name, where the two are of one shape. */
function objectFor(input: InputField, context: InputContext): Field | null {
  const { action, within, current } = context;
  const type = getNullableType(input.type);
  if (!action || within !== null || !isInputObjectType(type)) return null;
  const object = heldObject(current, input.name, action);
  const known = { field: object, relation: null, isSecret: false, planInputs, kindOfValue };
  const inputs = object && kindOfValue(input, { ...context, ...known })?.object?.inputs;
  return inputs && areOfOneShape(inputs) ? object : null;
}
