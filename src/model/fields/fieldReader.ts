import { getNamedType, isEnumType, isLeafType, isNonNullType, isUnionType } from 'graphql';
import type { GraphQLEnumType, GraphQLNamedType } from 'graphql';
import { findRows } from '../conventions/rows.ts';
import type { Hints } from '../hints.ts';
import { observedTextFormat, observedTextKind } from '../observed/texts.ts';
import type { Choice, Field, FieldFormat, FieldKind } from '../types/fields.ts';
import type { Omission } from '../types/model.ts';
import { envelopeOf, inEnvelope, recordFields } from '../shapes/envelope.ts';
import { isPlaceholder } from '../shapes/placeholder.ts';
import { enclosedRecord } from '../shapes/rowShape.ts';
import { leafKind } from '../shapes/scalarKinds.ts';
import { readValueShape } from '../shapes/valueShape.ts';
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
import { shownLabel } from '../wording/units.ts';
import { readFormat } from './formats.ts';
import { computedOf, twinOf } from './helperTwins.ts';
import { withImpliedMoment } from './moments.ts';
import { moneyOfLeaf } from './money.ts';
import { moneyOfObject } from './moneyObject.ts';
import { withoutMinor } from './moneyWords.ts';

/** Value objects inside value objects are shown to this depth. */
const DEEPEST_OBJECT = 3;

/** What is around a field. */
interface Around {
  /** The objects around the field. The field may not return any of them again. */
  within: readonly CompositeType[];
  /** The type whose other fields can be read beside it; null in the items of a list. */
  record: CompositeType | null;
}

/** Reads the fields of types. One reader serves a whole schema: value objects and enums are read once. */
export class FieldReader {
  readonly #isResource: (type: GraphQLNamedType) => boolean;
  readonly #hasMoments: boolean;
  readonly #values: NonNullable<Hints['values']>;
  readonly #choices = new Map<GraphQLEnumType, Choice[]>();
  readonly #objects = new Map<string, Field[]>();
  readonly #twins = new Map<string, string>();

  /**
   * @param isResource whether a type is one that people manage, rather than a value object.
   * @param hasMoments the schema has a scalar for date and time, so that its `Date` is a date alone.
   * @param values the team's components, by the type whose values they show
   */
  constructor(
    isResource: (type: GraphQLNamedType) => boolean,
    hasMoments: boolean,
    values: Hints['values'] = {},
  ) {
    this.#isResource = isResource;
    this.#hasMoments = hasMoments;
    this.#values = values;
  }

  /** The fields that were left out, as they compute on others, of all types that were read so far. */
  get omitted(): Omission[] {
    return [...this.#twins].map(([what, why]) => ({ what, why }));
  }

  /** The fields of a type whose values belong to the record itself; relations and fields with required arguments are none. */
  read(type: CompositeType): Field[] {
    return recordFields(type).flatMap(({ field, envelope }) => {
      const owner = (envelope && envelopeOf(type)?.type) ?? type;
      const result = this.#readField(field, owner, DEEPEST_OBJECT, {
        within: [type],
        record: owner,
      });
      return result ? [{ ...result, ...inEnvelope(envelope) }] : [];
    });
  }

  /** A root field that gives one value or several, whatever its arguments; null when it gives an object. */
  readLeaf(field: OutputField): Field | null {
    const type = getNamedType(field.type);
    return isLeafType(type) ? this.#leafField(field, null, type, null) : null;
  }

  #readField(
    field: OutputField,
    owner: CompositeType,
    depth: number,
    around: Around,
  ): Field | null {
    if (!needsNoArguments(field) || field.name.startsWith('__')) return null;
    const type = getNamedType(field.type);
    if (isLeafType(type)) return this.#leafField(field, owner, type, around.record);
    if (
      !isComposite(type) ||
      isUnionType(type) ||
      this.#isResource(type) ||
      depth === 0 ||
      isPlaceholder(type) ||
      around.within.includes(type)
    )
      return null;
    const rows = isList(field.type) ? null : findRows(field.type);
    if (rows !== null && rows.wrapper !== null) return null;
    const twin = twinOf(field, outputFields(owner));
    if (twin) {
      this.#twins.set(
        `${owner.name}.${field.name}`,
        `computes on \`${twin.name}\`, which is shown`,
      );
      return null;
    }
    return this.#objectField(field, type, depth, around);
  }

  #leafField(
    field: OutputField,
    owner: CompositeType | null,
    type: GraphQLNamedType,
    record: CompositeType | null,
  ): Field {
    const shownBy = this.#shownBy(type);
    // A component of the team's gets the value alone: what is beside it is shown by itself.
    const beside = owner ? outputFields(owner) : [];
    const money =
      owner && !shownBy.shownBy ? moneyOfLeaf(field, beside, record && outputFields(record)) : null;
    const computed = computedOf(field, beside);
    const implied = withImpliedMoment(leafKind(type), field, this.#hasMoments, computed);
    const kind = observedTextKind(field, implied);
    const siblings = beside.map(({ name }) => name);
    const holders = owner ? [owner.name] : [];
    const named = money ? 'money' : readFormat(field, kind, { holders, siblings });
    const format = observedTextFormat(field, named);
    const saysUnit = money?.unit === 'minor' || format === 'duration' || format === 'bytes';
    const isTaken = (label: string) => beside.some(({ name }) => fieldLabel(name) === label);
    return {
      ...base(field, kind, format),
      label: shownLabel(field.name, field.type, saysUnit, isTaken),
      // What is shown is in whole units, whatever the schema counts.
      ...(money?.unit === 'minor' && { description: withoutMinor(field.description) }),
      money,
      choices: isEnumType(type) ? this.#choicesOf(type) : null,
      fields: null,
      ...shownBy,
    };
  }

  #objectField(
    field: OutputField,
    type: CompositeType,
    depth: number,
    around: Around,
  ): Field | null {
    // Each item of a list is shown by itself, apart from what its record says.
    const record = isList(field.type) ? null : around.record;
    const all = this.#objectFields(type, depth, { ...around, record });
    // Fields of an edge around another record are no part of this one, except those that describe the relation.
    const isEdge = this.#isResource(enclosedRecord(type)?.type ?? type);
    const fields = isEdge ? all.filter(({ name }) => name !== 'cursor') : all;
    if (fields.length === 0) return null;
    const shownBy = this.#shownBy(type);
    const money =
      isList(field.type) || shownBy.shownBy
        ? null
        : moneyOfObject(type, record && outputFields(record));
    const shape = shownBy.shownBy || money ? null : readValueShape(type);
    return {
      ...base(field, 'object', money ? 'money' : null),
      money,
      choices: null,
      fields,
      ...(shape && { shape }),
      ...shownBy,
    };
  }

  #shownBy({ name }: GraphQLNamedType): Pick<Field, 'shownBy'> {
    const { from, component, column } = this.#values[name] ?? {};
    if (from === undefined || component === undefined || column === undefined) return {};
    return { shownBy: { from, component, column } };
  }

  #objectFields(type: CompositeType, depth: number, { within, record }: Around): Field[] {
    const outer = within.map(({ name }) => name).join(' ');
    const name = `${type.name} ${depth} ${outer} ${record?.name ?? ''}`;
    const known = this.#objects.get(name);
    if (known) return known;
    const fields = outputFields(type)
      .flatMap(
        (field) =>
          this.#readField(field, type, depth - 1, { within: [...within, type], record }) ?? [],
      )
      .filter((inner) => !inner.deprecated);
    this.#objects.set(name, fields);
    return fields;
  }

  #choicesOf(type: GraphQLEnumType): Choice[] {
    const known = this.#choices.get(type) ?? readChoices(type);
    this.#choices.set(type, known);
    return known;
  }
}

/** What every field says of itself, whatever its values are. */
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
