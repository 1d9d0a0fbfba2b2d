import type { ResourceHints } from '../hints.ts';
import type { Field } from '../types/fields.ts';
import type { List, Relation } from '../types/relations.ts';
import type { Resource } from '../types/resource.ts';
import { isCurrencyCode } from './currencyCode.ts';

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
    unionFields: resource.unionFields
      .filter(({ field }) => !hidden.has(field))
      .map((unionField) => ({
        ...unionField,
        label: hints.labels?.[unionField.field] ?? unionField.label,
      })),
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

/** A field with its own format is shown by that, rather than by what shows other values of its type. */
function formatField(given: Field, hints: ResourceHints): Field {
  const currency = hints.currency?.[given.name];
  const { shownBy: _, ...field } = given;
  if (currency === undefined && hints.format?.[given.name] === undefined) return given;
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
