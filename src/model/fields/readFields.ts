import { getNamedType, isEnumType, isLeafType, isNonNullType, isUnionType } from 'graphql';
import type { GraphQLEnumType, GraphQLNamedType } from 'graphql';
import { findRows } from '../conventions/rows.ts';
import type { Choice, Field, FieldFormat, FieldKind } from '../model.ts';
import { envelopeOf, inEnvelope, recordFields } from '../shapes/envelope.ts';
import { enclosedRecord } from '../shapes/rowShape.ts';
import { leafKind } from '../shapes/scalarKinds.ts';
import {
  isComposite,
  isDeprecated,
  isList,
  needsNoArguments,
  outputFields,
} from '../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../shapes/typeShapes.ts';
import { readChoices } from '../wording/choices.ts';
import { fieldLabel } from '../wording/labels.ts';
import { readFormat } from './formats.ts';
import { moneyOfLeaf, moneyOfObject } from './money.ts';

/** Value objects inside value objects are shown to this depth. */
const DEEPEST_OBJECT = 3;

/** Reads the fields of types. One reader serves a whole schema: value objects and enums are read once. */
export interface FieldReader {
  /** The fields of a type whose values belong to the record itself; relations and fields with required arguments are none. */
  read(type: CompositeType): Field[];
  /** A root field that gives one value or several, whatever its arguments; null when it gives an object. */
  readLeaf(field: OutputField): Field | null;
}

/**
 * @param isResource tells types that people manage from value objects.
 * @param hasMoments the schema has a scalar for date and time, so that its `Date` is a date alone.
 */
export function createFieldReader(
  isResource: (type: GraphQLNamedType) => boolean,
  hasMoments: boolean,
): FieldReader {
  const choices = new Map<GraphQLEnumType, Choice[]>();
  const objects = new Map<string, Field[]>();

  const read = (type: CompositeType, depth: number, within: readonly CompositeType[]): Field[] =>
    outputFields(type).flatMap((field) => {
      const result = readField(field, type, depth, within);
      return result ? [result] : [];
    });

  const readField = (
    field: OutputField,
    owner: CompositeType,
    depth: number,
    within: readonly CompositeType[],
  ): Field | null => {
    if (!needsNoArguments(field) || field.name.startsWith('__')) return null;
    const type = getNamedType(field.type);
    if (isLeafType(type)) return leafField(field, owner, type);
    if (
      !isComposite(type) ||
      isUnionType(type) ||
      isResource(type) ||
      depth === 0 ||
      within.includes(type)
    )
      return null;
    const rows = isList(field.type) ? null : findRows(field.type);
    if (rows !== null && rows.wrapper !== null) return null;
    return objectField(field, type, depth, within);
  };

  const leafField = (
    field: OutputField,
    owner: CompositeType | null,
    type: GraphQLNamedType,
  ): Field => {
    const money = owner && moneyOfLeaf(field, owner);
    const kind = momentOr(leafKind(type), field, hasMoments);
    return {
      ...base(field, kind, money ? 'money' : readFormat(field, kind)),
      money,
      choices: isEnumType(type) ? choicesOf(type) : null,
      fields: null,
    };
  };

  const objectField = (
    field: OutputField,
    type: CompositeType,
    depth: number,
    within: readonly CompositeType[],
  ): Field | null => {
    const all = objectFields(type, depth, within);
    // What stands around another record is no part of this one, save for what it says of the two.
    const isEdge = isResource(enclosedRecord(type)?.type ?? type);
    const fields = isEdge ? all.filter(({ name }) => name !== 'cursor') : all;
    if (fields.length === 0) return null;
    const money = isList(field.type) ? null : moneyOfObject(type);
    return {
      ...base(field, 'object', money ? 'money' : null),
      money: money && { ...money, fixedCurrency: null },
      choices: null,
      fields,
    };
  };

  const objectFields = (
    type: CompositeType,
    depth: number,
    within: readonly CompositeType[],
  ): Field[] => {
    const name = `${type.name} ${depth} ${within.map((outer) => outer.name).join(' ')}`;
    const known = objects.get(name);
    if (known) return known;
    const fields = read(type, depth - 1, [...within, type]).filter((inner) => !inner.deprecated);
    objects.set(name, fields);
    return fields;
  };

  const choicesOf = (type: GraphQLEnumType): Choice[] => {
    const known = choices.get(type) ?? readChoices(type);
    choices.set(type, known);
    return known;
  };

  const readRecord = (type: CompositeType): Field[] =>
    recordFields(type).flatMap(({ field, envelope }) => {
      const owner = (envelope && envelopeOf(type)?.type) ?? type;
      const result = readField(field, owner, DEEPEST_OBJECT, [type]);
      return result ? [{ ...result, ...inEnvelope(envelope) }] : [];
    });

  return {
    read: readRecord,
    readLeaf: (field) => {
      const type = getNamedType(field.type);
      return isLeafType(type) ? leafField(field, null, type) : null;
    },
  };
}

function base(field: OutputField, kind: FieldKind, format: FieldFormat | null) {
  return {
    name: field.name,
    label: fieldLabel(field.name),
    type: String(field.type),
    kind,
    format,
    nullable: !isNonNullType(field.type),
    list: isList(field.type),
    filterable: false,
    sortable: false,
    description: field.description ?? null,
    deprecated: isDeprecated(field),
  };
}

/** `placedAt`, `created_at`: a participle, and a preposition of time. */
const HAPPENED = /[a-z](ed|id|nt|wn|en|ld)(At|_at)$/;
/** Names that nothing but a date or a moment has. */
const SAYS_WHEN =
  /^(created|updated|edited|modified|deleted|published)(At|_at|On|_on)?$|[a-z](Date|_date|DateTime)$|^(?!(located|based|hosted))[a-z]+ed(At|_at)$/;

/** `datetime` where a field holds moments although its type does not say so; else the kind as it is. */
function momentOr(kind: FieldKind, field: OutputField, hasMoments: boolean): FieldKind {
  // `createdAt: Date` in a schema without another scalar for moments holds one all the same.
  if (
    kind === 'date' &&
    !hasMoments &&
    /(At|_at|Time|_time)$|^(created|updated|modified|date_created|date_updated)$/.test(field.name)
  )
    return 'datetime';
  // `Time` by itself is a moment to some servers and a time of day to others: what happened has a date.
  if (kind === 'time' && getNamedType(field.type).name === 'Time' && HAPPENED.test(field.name))
    return 'datetime';
  // Schemas without a scalar for it send moments as strings.
  if (
    kind === 'string' &&
    getNamedType(field.type).name === 'String' &&
    (SAYS_WHEN.test(field.name) ||
      HAPPENED.test(field.name) ||
      /ISO.?8601|RFC.?3339/i.test(field.description ?? ''))
  )
    return 'datetime';
  return kind;
}
