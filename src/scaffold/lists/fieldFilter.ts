import {
  isEnumType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  type GraphQLEnumType,
  type GraphQLNamedType,
} from 'graphql';
import { asksPresence } from '../../model/conventions/filter/operators.ts';
import { isSecret } from '../../model/fields/secrets.ts';
import { isNonNullWherePresent } from '../../model/shapes/nonNullWherePresent.ts';
import { namedTypeOf } from '../../model/shapes/typeShapes.ts';
import { readValueShape } from '../../model/shapes/valueShape.ts';
import type { Field } from '../../model/types/fields.ts';
import type { FilterField } from '../../model/types/listQuery.ts';
import type { Resource } from '../../model/types/resource.ts';
import type { Context } from '../context.ts';
import { isStatus } from '../fields/traits.ts';
import { amountMaker, makerFor, recordMaker, valueMaker, type FilterMaker } from './filterMaker.ts';
import { holeOf, type FilterPlan } from './filterPlan.ts';
import { offeredOperators } from './offeredOperators.ts';

const MOST_CHOICES = 60;

/** A filter on a field; null when nothing can be entered for it. */
export function fieldFilter(
  context: Context,
  resource: Resource,
  field: FilterField,
): FilterPlan | null {
  const own = resource.fields.find(({ name }) => name === field.field);
  // What is filtered by stands in the address.
  if (own?.format === 'secret' || namesSecretField(context, field)) return null;
  const choices = choicesOf(context, field);
  if (choices && choices.getValues().length > MOST_CHOICES) return null;
  const relation = field.relation && context.of(field.relation) ? field.relation : null;
  const maker = chooseMaker(context, field, { own, relation, choices });
  if (maker === undefined) return null;
  const isNeverEmpty = hasAlwaysValue(context, resource, field.field);
  const operators = offeredOperators(maker, field.operators).filter(
    ({ name }) => !(isNeverEmpty && asksPresence(name)),
  );
  if (operators.length === 0) return null;
  return {
    name: field.field,
    label: field.label,
    maker,
    operators,
    enum: choices?.name ?? null,
    relation,
    relationKey: field.relationKey,
    required: false,
    ...(maker === 'durationFilter' && { units: unitsOf(comparedType(context, field)) }),
    ...inWholeUnits(maker, own),
  };
}

/** Of an amount that the schema counts in the smallest unit: asked for as it is shown, by the label that does not say what is counted. */
function inWholeUnits(maker: FilterMaker, own: Field | undefined): Partial<FilterPlan> {
  const ofAmount = amountMaker(maker, own);
  if (!own || !ofAmount) return {};
  return { maker: ofAmount, label: own.label, currency: own.money?.fixedCurrency };
}

/** The operator that says best what the field is compared with. */
function comparing({ operators }: FilterField) {
  return operators.find(({ name }) => !asksPresence(name));
}

/** The name of the type that the field is compared with; undefined where only its presence is asked. */
function comparedName(field: FilterField): string | undefined {
  const hole = holeOf(comparing(field)?.variables);
  return hole && namedTypeOf(hole.type);
}

function comparedType({ schema }: Context, field: FilterField): GraphQLNamedType | undefined {
  return schema.getType(comparedName(field) ?? '');
}

function choicesOf(context: Context, field: FilterField): GraphQLEnumType | null {
  const type = comparedType(context, field);
  return isEnumType(type) ? type : null;
}

/** What a filter is of, besides its field in the schema. */
interface FilterSubject {
  readonly own: Field | undefined;
  readonly relation: string | null;
  readonly choices: GraphQLEnumType | null;
}

/** @returns undefined when nothing can be entered */
function chooseMaker(
  context: Context,
  field: FilterField,
  { own, relation, choices }: FilterSubject,
): FilterMaker | undefined {
  const names = field.operators.map(({ name }) => name);
  const type = comparedName(field);
  // An object of money is compared by its amount.
  const kind = own?.fields && own.money ? 'decimal' : (own?.kind ?? null);
  const ofValue = valueMaker(context, names, type ?? 'String', kind);
  if (ofValue !== null) return ofValue;
  if (relation !== null) return recordMaker(context, type);
  if (choices) return own && isStatus(own) ? 'statusFilter' : 'choiceFilter';
  return makerFor(context, type ?? 'String', kind);
}

/** Whether what is compared with the field would be a secret; whether there is one is none. */
function namesSecretField({ schema }: Context, { field, operators }: FilterField): boolean {
  return operators.some(({ variables }) => {
    const type = schema.getType(namedTypeOf(holeOf(variables)?.type ?? ''));
    return isScalarType(type) && isSecret({ name: field, type });
  });
}

/** The units of a length of time, from the longest to the shortest. */
function unitsOf(type: GraphQLNamedType | undefined): readonly string[] {
  const shape = type && readValueShape(type);
  return shape?.is === 'duration' ? shape.units : [];
}

/** Whether no record is without a value of the field, or without the record that it refers to. */
function hasAlwaysValue(context: Context, resource: Resource, name: string): boolean {
  const own = resource.fields.find((field) => field.name === name);
  const relation = resource.relations.find(({ field }) => field === name);
  if (own?.list || relation?.many || (!own && !relation)) return false;
  return !(own ?? relation)?.nullable || isPresent(context, resource, name);
}

/** Whether a field that may be null has a value for everybody who has the field. */
function isPresent({ schema }: Context, { type }: Resource, field: string): boolean {
  const holder = schema.getType(type);
  const fields = isObjectType(holder) || isInterfaceType(holder) ? holder.getFields() : {};
  return Object.hasOwn(fields, field) && isNonNullWherePresent(fields[field]);
}
