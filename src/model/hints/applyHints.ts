import { getNamedType } from 'graphql';
import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { recordField, recordFields } from '../shapes/envelope.ts';
import { HintError, unknownName } from '../hints.ts';
import type { Hints, ResourceHints } from '../hints.ts';
import type { Field, List, Relation, Resource } from '../model.ts';
import { isComposite, isPlainLeaf, outputField, outputFields } from '../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../shapes/typeShapes.ts';

/**
 * Checks that hints name types and fields of the schema.
 *
 * @throws {HintError} for the first name that the schema does not have.
 */
export function checkHints(schema: GraphQLSchema, hints: Hints): void {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isComposite(type) && !type.name.startsWith('__'),
  );
  const known = new Map(types.map((type) => [type.name, type as CompositeType]));
  const names = [...known.keys()];
  const check = (hint: string, name: string) => {
    const type = known.get(name);
    if (type === undefined) throw unknownName(hint, 'the schema has no type', name, names);
    return type;
  };
  hints.include?.forEach((name) => check('include', name));
  hints.exclude?.forEach((name) => check('exclude', name));
  for (const [name, resource] of Object.entries(hints.resources ?? {})) {
    const type = check('resources', name);
    if (resource) checkFields(type, `resources.${name}`, resource);
  }
}

function checkFields(type: CompositeType, where: string, hints: ResourceHints): void {
  const names = recordFields(type).map(({ field }) => field.name);
  const check = (hint: string, name: string) => {
    if (!names.includes(name))
      throw unknownName(`${where}.${hint}`, `${type.name} has no field`, name, names);
  };
  for (const name of titleOf(hints) ?? []) checkTitle(type, `${where}.title`, name);
  hints.columns?.forEach((name) => check('columns', name));
  hints.hide?.forEach((name) => check('hide', name));
  Object.keys(hints.labels ?? {}).forEach((name) => check('labels', name));
  Object.keys(hints.format ?? {}).forEach((name) => check('format', name));
  for (const [name, currency] of Object.entries(hints.currency ?? {})) {
    check('currency', name);
    if (currency !== undefined && !isCurrencyCode(currency)) check(`currency.${name}`, currency);
  }
}

/** A title is a leaf, perhaps inside a value object. */
function checkTitle(type: CompositeType, hint: string, title: string): void {
  let owner: CompositeType | null = type;
  for (const name of title.split('.')) {
    const within: OutputField | undefined = owner ? outputField(owner, name) : undefined;
    const field: OutputField | undefined = owner === type ? recordField(type, name) : within;
    if (!field)
      throw unknownName(
        hint,
        `${owner?.name ?? title} has no field`,
        name,
        owner ? recordFields(owner).map((known) => known.field.name) : [],
      );
    const inner: GraphQLNamedType = getNamedType(field.type);
    owner = isComposite(inner) ? inner : null;
    if (owner === null && !isPlainLeaf(field))
      throw new HintError(
        `Hint \`${hint}\`: \`${title}\` is a list or needs arguments, so it cannot name a record.`,
      );
  }
  if (owner)
    throw new HintError(
      `Hint \`${hint}\`: \`${title}\` is an object; name one of its fields, such as \`${title}.${outputFields(owner)[0]?.name ?? ''}\`.`,
    );
}

/** The hinted title as a list, or null. */
export function titleOf(hints: ResourceHints | undefined): readonly string[] | null {
  if (hints?.title === undefined) return null;
  return typeof hints.title === 'string' ? [hints.title] : hints.title;
}

/** The resource with what its hints say of labels, columns, hidden fields and formats. */
export function applyHints(resource: Resource, hints: ResourceHints): Resource {
  const hidden = new Set<string>(hints.hide);
  const why = { ...resource.why };
  for (const key of Object.keys(hints)) if (!OF_FIELDS.has(key)) why[key] = 'a hint says so';
  return {
    ...resource,
    label: hints.label ?? resource.label,
    pluralLabel: hints.pluralLabel ?? resource.pluralLabel,
    columns: hints.columns ? [...hints.columns] : resource.columns,
    ...applyFieldHints(resource, hints),
    list: resource.list && labelledFilters(resource.list, hints),
    mixed: resource.mixed
      .filter(({ field }) => !hidden.has(field))
      .map((mixed) => ({ ...mixed, label: hints.labels?.[mixed.field] ?? mixed.label })),
    why,
  };
}

function labelledFilters(list: List, { labels }: ResourceHints): List {
  const { filter } = list;
  if (filter === null || labels === undefined) return list;
  const fields = filter.fields.map((field) => ({
    ...field,
    label: labels[field.field] ?? field.label,
  }));
  return { ...list, filter: { ...filter, fields } };
}

/** Hints that say how single fields are shown, and are not named among the reasons. */
const OF_FIELDS = new Set(['format', 'currency', 'labels']);

/** The fields and relations of an object with what hints say of them. */
export function applyFieldHints(
  { fields, relations }: Pick<Resource, 'fields' | 'relations'>,
  hints: ResourceHints,
): Pick<Resource, 'fields' | 'relations'> {
  const hidden = new Set<string>(hints.hide);
  const labelled = <Part extends Field | Relation>(name: string, part: Part): Part => ({
    ...part,
    label: hints.labels?.[name] ?? part.label,
  });
  return {
    fields: fields
      .filter(({ name }) => !hidden.has(name))
      .map((field) => labelled(field.name, formatField(field, hints))),
    relations: relations
      .filter(({ field }) => !hidden.has(field))
      .map((relation) => labelled(relation.field, relation)),
  };
}

function formatField(field: Field, hints: ResourceHints): Field {
  const currency = hints.currency?.[field.name];
  const format = hints.format?.[field.name] ?? (currency === undefined ? field.format : 'money');
  if (format !== 'money')
    return { ...field, format, money: format === field.format ? field.money : null };
  const money = field.money ?? {
    unit: 'major' as const,
    amount: [field.name],
    currency: null,
    fixedCurrency: null,
  };
  if (currency === undefined) return { ...field, format, money };
  const fixed = isCurrencyCode(currency);
  return {
    ...field,
    format,
    money: {
      ...money,
      currency: fixed ? null : [currency],
      fixedCurrency: fixed ? currency : null,
    },
  };
}

function isCurrencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}
