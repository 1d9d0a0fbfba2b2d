import {
  getNamedType,
  getNullableType,
  GraphQLBoolean,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { isReservedName } from '../../model/fields/internals.ts';
import { withoutMinor } from '../../model/fields/moneyWords.ts';
import { containsSecret, isMadeByBackend, isSecret } from '../../model/fields/secrets.ts';
import { countsSmallestUnit } from '../../model/fields/smallestUnit.ts';
import { isPlaceholder } from '../../model/shapes/placeholder.ts';
import { isDeprecated } from '../../model/shapes/typeShapes.ts';
import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';
import { byFieldPriority } from '../../model/wording/fieldPriority.ts';
import { enteredLabel, shownLabel } from '../../model/wording/units.ts';
import { helpOf } from '../records/help.ts';
import { mayBeEmpty } from './emptyLists.ts';
import { areOfOneShape, heldObject } from './heldObject.ts';
import {
  isDemanded,
  type InputContext,
  type InputField,
  type InputKind,
  type InputPlan,
} from './inputPlan.ts';
import { connectedRecord, connectedRecords } from './inputs/connected.ts';
import { kindOf, kindOfValue } from './inputs/kinds.ts';
import { limitsOf, listLimits } from './limits.ts';
import { creationOf, keyBeside } from './nestedRecord.ts';
import { withPicked } from './pickedInputs.ts';
import { readable } from './readableRelation.ts';
import { isInRecord, isSentAlways, relatedValues } from './relatedValues.ts';
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

function planValue(input: InputField, context: PlaceOfInput): InputPlan | null {
  const { owner, within, current, isThere } = context;
  const meaning = meaningOf(input, context);
  const { relation, found } = meaning;
  const isHidden = isSecret(input, context);
  if (isHidden && isOfBackend(input, context) && !isDemanded(input)) return null;
  const kind = kindOf(input, {
    ...context,
    within: meaning.isBare ? current : within,
    field: found,
    relation,
    // What lies in the record is sent as it is: by a key alone it would lose the rest.
    areNew: meaning.isInRecord ? true : context.areNew,
    isSecret: isHidden,
    planInputs,
    kindOfValue,
  });
  if (!kind) return null;
  const keepsSecret = isHidden || (kind.structure !== undefined && containsSecret(input.type));
  if (keepsSecret && context.isInAddress) return null;
  if (isThere && relation && !relation.many && goesDeep(kind)) return null;
  const chosen = kind.records === undefined ? null : relation;
  // A secret is never read. A record that is only known by its key is read as that key.
  const isReadable = !isHidden && isSameShape(found, input, kind);
  const field = isReadable && chosen === null ? found : null;
  const hasValue = chosen === null ? field !== null : isReadWith(chosen, input, context);
  if (isThere && !hasValue && !isHidden && !kind.isWriteOnly) return null;
  const label = labelOf(input, kind, { relation: chosen, same: meaning.same });
  const held = chosen ?? field;
  const required = isDemanded(input);
  const description = input.description ?? found?.description ?? null;
  const isList = isListType(getNullableType(input.type));
  // Of a file that is there, nothing is sent.
  const isKept = held !== null && !held.nullable && !kind.isWriteOnly;
  return {
    name: input.name,
    label,
    help: helpOf(
      kind.saysUnit ? withoutMinor(description) : description,
      label,
      owner?.resource.label ?? '',
    ),
    required,
    mayBeEmpty: mayBeEmpty(input, kind, context),
    hasDefault: !required && !isList && isKept,
    defaultChoice: defaultChoice(input),
    kind,
    isSecret: keepsSecret,
    limits: isList ? listLimits(input) : limitsOf(input),
    field,
    relation: hasValue ? chosen : null,
  };
}

/** What an input means of the record that it is for. */
interface Meaning {
  /** The relation whose records it takes, where they can be read. */
  readonly relation: Relation | null;
  /** It takes keys of records that cannot be read. */
  readonly isBare: boolean;
  /** The field of its name. */
  readonly same: Field | null;
  /** The field that has its value. */
  readonly found: Field | null;
  /** Its value is of related records that lie in the record. */
  readonly isInRecord: boolean;
}

function meaningOf(input: InputField, context: InputContext): Meaning {
  const { within, current, relations, action } = context;
  const meant = within === null ? relationFor(input, relations, action) : null;
  const relation = readable(meant, context);
  const same = (within ?? current).find(({ name }) => name === input.name) ?? null;
  const related = same ? null : relatedValues(input, context);
  return {
    relation,
    isBare: meant !== relation,
    same,
    found: same ?? related ?? objectFor(input, context),
    isInRecord: related !== null,
  };
}

/** Whether a value is the backend's own. A password has an input; how the backend stores it has none. */
function isOfBackend({ name }: InputField, { owner, action }: InputContext): boolean {
  const isOfRecord = owner !== null && action === null;
  return isReservedName(name) || (isOfRecord && isMadeByBackend(name));
}

function labelOf(
  input: InputField,
  kind: InputKind,
  { relation, same }: Pick<Meaning, 'relation' | 'same'>,
): string {
  const ownLabel = enteredLabel(input.name, input.type);
  const given = kind.saysUnit && input.label === ownLabel ? undefined : input.label;
  const inUnit = kind.saysUnit ? shownLabel(input.name, input.type, true, () => false) : null;
  const named = relation?.label ?? given ?? inUnit ?? ownLabel;
  // A value shown in a unit is entered in the field's unit.
  const said = same && !named.startsWith(`${same.label} (`) ? same.label : named;
  return countsCoins(input, kind) && !said.endsWith(')') ? `${said} (minor unit)` : said;
}

/** Whether the related records that an input is for are read with the record: one always, several where they are sent again. */
function isReadWith(relation: Relation, input: InputField, context: InputContext): boolean {
  return !relation.many || (isSentAlways(input, context) && isInRecord(relation));
}

/** Whether an amount is entered as the number of cents that the schema has, since its currency is not known. */
function countsCoins({ type }: InputField, { make, money }: InputKind): boolean {
  const isNumber = ['integer', 'float', 'decimal', 'exactNumber'].includes(make);
  return isNumber && money === undefined && countsSmallestUnit(getNamedType(type));
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

function goesDeep({ structure, object }: InputKind): boolean {
  return structure !== undefined || object?.inputs.some(({ kind }) => goesDeep(kind)) === true;
}

/** Whether the record's field has values that the input takes. */
function isSameShape(field: Field | null, { type }: InputField, kind: InputKind): boolean {
  if (!field) return false;
  const isList = isListType(getNullableType(type));
  if (isList !== field.list) return false;
  const { object, isOfObject = false } = kind.item?.kind ?? kind;
  const holdsObjects = object !== undefined || isOfObject;
  return holdsObjects ? field.fields !== null : field.fields === null;
}
