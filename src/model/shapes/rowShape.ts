import { getNamedType, isLeafType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';
import { hasOwnKey } from '../conventions/identity.ts';
import { findRows } from '../conventions/rows.ts';
import { moneyOfObject } from '../fields/moneyObject.ts';
import type { Envelope } from '../types/fields.ts';
import type { Path } from '../types/variables.ts';
import { nameByKey, relationLabels, type NamedRelation } from '../wording/relationNames.ts';
import { sameName, singularKey, typeWords } from '../wording/words.ts';
import { inEnvelope, recordFields } from './envelope.ts';
import { needsNothingKnown } from './listArguments.ts';
import {
  isComposite,
  isList,
  isPlainLeaf,
  needsNoArguments,
  outputField,
  outputFields,
  singleComposite,
} from './typeShapes.ts';
import type { CompositeType, OutputField } from './typeShapes.ts';

/** The fields of a type by kind, found by name in any spelling. */
export interface RowShape {
  type: CompositeType;
  /**
   * The leaf field of that name; also `created` for `createdAt`, `statuses` for `status`, and the amount of an object of
   * money, by the object's name or by both (`total`, `totalAmount`): that is the object's field with the amount's type.
   */
  leaf(name: string): OutputField | undefined;
  /** From the object of money of that name to its amount: `['gross', 'amount']`. */
  amountIn(name: string): Path | undefined;
  /** The relation of that name, with or without `Id` at its end. */
  relation(name: string): RelationShape | undefined;
  /** The object of that name that is one value of several: no record of its own, and no amount of money. */
  object(name: string): ObjectShape | undefined;
  leaves: readonly OutputField[];
  relations: readonly RelationShape[];
}

export interface ObjectShape {
  field: OutputField;
  /** Its values. */
  leaves: readonly OutputField[];
}

export interface RelationShape {
  field: OutputField;
  /** The resource's type, of which the field's own may be a summary. */
  to: CompositeType;
  label: string;
  /** The scalar field with the other record's key, if the relation is named after it. */
  key?: string;
  many: boolean;
  /** To one: from the field's type to the record; `['node']` for a lone edge. */
  record: Path;
  /** Where the schema keeps it apart from the record's key. */
  envelope?: Envelope;
}

type Unnamed = Omit<RelationShape, 'label'>;

const DATE_ENDINGS = ['at', 'on', 'date', 'time'];

/** Which types are resources, and not value objects. */
export interface RecordTypes {
  isResource(type: GraphQLNamedType): boolean;
  /** The resource that a type is shown as: itself, or the one that it summarises. */
  resourceOf(type: CompositeType): CompositeType;
}

/** Reads the shape of a type. */
export function readRowShape(type: CompositeType, types: RecordTypes): RowShape {
  const leaves: OutputField[] = [];
  const unnamed: Unnamed[] = [];
  // Two fields may differ in their spelling only: `id` and `_id`.
  const exactLeaf = new Map<string, OutputField>();
  const leafByName = new Map<string, OutputField>();
  const relationByName = new Map<string, RelationShape>();
  const amounts = new Map<string, AmountShape>();
  const objects = new Map<string, ObjectShape>();

  for (const { field, envelope } of recordFields(type)) {
    const named = getNamedType(field.type);
    if (isLeafType(named)) {
      if (!needsNoArguments(field)) continue;
      leaves.push(field);
      exactLeaf.set(field.name, field);
      if (!leafByName.has(sameName(field.name))) leafByName.set(sameName(field.name), field);
      continue;
    }
    const relation = relationShape(field, types);
    if (relation) unnamed.push({ ...relation, ...inEnvelope(envelope) });
    const object = relation ? null : objectShape(field, type);
    if (object) objects.set(sameName(field.name), object);
    const amount = relation ? null : amountShape(field, type);
    if (!amount) continue;
    amounts.set(sameName(field.name), amount);
    amounts.set(sameName([field.name, ...amount.path].join('_')), amount);
  }

  const relations = withNames(type, unnamed, leafByName);
  for (const relation of relations) relationByName.set(sameName(relation.field.name), relation);
  for (const relation of relations) {
    if (relation.many) continue;
    // `customer_id` of a table `customers`, or beside `customerByCustomerId`.
    const keyed = relation.key && sameName(relation.key).replace(/(uu)?id$/, '');
    for (const name of [singularKey(relation.field.name), keyed]) {
      if (name && !relationByName.has(name)) relationByName.set(name, relation);
    }
  }

  // `employeeId` where an Employee has its `id`.
  const ownName = `${singularKey(typeWords(type.name).join('_'))}id`;
  const leaf = (name: string) =>
    exactLeaf.get(name) ??
    findLeaf(leafByName, name) ??
    amounts.get(sameName(name))?.field ??
    (sameName(name) === ownName ? leafByName.get('id') : undefined);
  const relationOf = (name: string) => {
    const same = sameName(name);
    const bare = same.replace(/ids?$/, '');
    return (
      relationByName.get(same) ?? relationByName.get(bare) ?? relationByName.get(singularKey(bare))
    );
  };
  return {
    type,
    leaves,
    relations,
    leaf,
    relation: relationOf,
    object: (name) => (leaf(name) || relationOf(name) ? undefined : objects.get(sameName(name))),
    amountIn: (name) => {
      const amount = amounts.get(sameName(name));
      return amount && sameName(amount.field.name) === sameName(name) ? amount.path : undefined;
    },
  };
}

interface AmountShape {
  /** The object's field, as if it had the amount alone. */
  readonly field: OutputField;
  /** From the object to its amount. */
  readonly path: Path;
}

/** The amount of an object of money, where it is one number; null for every other field. */
function amountShape(field: OutputField, record: CompositeType): AmountShape | null {
  const type = getNamedType(field.type);
  if (!isComposite(type) || isList(field.type) || !needsNoArguments(field)) return null;
  const money = moneyOfObject(type, outputFields(record));
  // Of whole units and billionths, neither is the amount.
  if (!money || money.nanos) return null;
  const leaf = money.amount.reduce<OutputField | undefined>((outer, name) => {
    const holder = getNamedType((outer ?? field).type);
    return isComposite(holder) ? outputField(holder, name) : undefined;
  }, undefined);
  return leaf ? { field: { ...field, type: leaf.type }, path: money.amount } : null;
}

/** The values of an object that is none of money: of whole units and billionths, neither is compared by itself. */
function objectShape(field: OutputField, record: CompositeType): ObjectShape | null {
  const type = singleComposite(field);
  if (!type || !needsNoArguments(field) || moneyOfObject(type, outputFields(record))) return null;
  return { field, leaves: outputFields(type).filter(isPlainLeaf) };
}

/** The relations with what people call them, and the keys that they are named after. */
function withNames(
  type: CompositeType,
  relations: readonly Unnamed[],
  leaves: ReadonlyMap<string, OutputField>,
): RelationShape[] {
  const names = relations.map(({ field, to, many }) => ({ name: field.name, to: to.name, many }));
  const columnsOf = ({ name }: NamedRelation) => {
    const target = relations.find(({ field }) => field.name === name)?.to;
    return new Set(target && outputFields(target).map((field) => sameName(field.name)));
  };
  const labels = relationLabels(type.name, names, new Set(leaves.keys()), columnsOf);
  return relations.map((relation, index) => {
    const parts = relation.many ? null : nameByKey(names[index], (name) => leaves.has(name));
    const [key = []] = parts?.keys.length === 1 ? parts.keys : [];
    const leaf = leaves.get(key.join(''));
    const label = labels.get(relation.field.name) ?? relation.field.name;
    return { ...relation, label, ...(leaf && { key: leaf.name }) };
  });
}

/** The relation of a field; null if it does not lead to a resource or needs arguments. */
function relationShape(
  field: OutputField,
  { isResource, resourceOf }: RecordTypes,
): Unnamed | null {
  if (!needsNothingKnown(field)) return null;
  const named = getNamedType(field.type);
  if (!isComposite(named)) return null;
  const rows = isList(field.type) || !isResource(named) ? findRows(field.type) : null;
  if (rows !== null)
    return isResource(rows.type)
      ? { field, to: resourceOf(rows.type), many: true, record: [] }
      : null;
  // Only lists get arguments automatically.
  if (isList(field.type) || !needsNoArguments(field)) return null;
  if (isResource(named)) return { field, to: resourceOf(named), many: false, record: [] };
  const enclosed = enclosedRecord(named);
  return enclosed && isResource(enclosed.type)
    ? { field, to: resourceOf(enclosed.type), many: false, record: [enclosed.name] }
    : null;
}

/** The record in a lone edge (`author { node { … } }`) or in an envelope (`author { data { … } }`), or null. */
export function enclosedRecord(type: CompositeType): { name: string; type: CompositeType } | null {
  if (hasOwnKey(type)) return null;
  const inner = ['node', 'data'].flatMap((name) => outputField(type, name) ?? [])[0];
  const record = inner && needsNoArguments(inner) ? singleComposite(inner) : null;
  return inner && record ? { name: inner.name, type: record } : null;
}

function findLeaf(leaves: ReadonlyMap<string, OutputField>, name: string): OutputField | undefined {
  const same = sameName(name);
  const exact = leaves.get(same) ?? leaves.get(singularKey(name));
  if (exact) return exact;
  for (const ending of DATE_ENDINGS) {
    const dated =
      leaves.get(same + ending) ??
      (same.endsWith(ending) ? leaves.get(same.slice(0, -ending.length)) : undefined);
    if (dated) return dated;
  }
  return undefined;
}
