import type { ResourceHints } from '../hints.ts';
import { saysMinorByName } from '../fields/moneyWords.ts';
import { NUMBER_KINDS } from '../shapes/scalarKinds.ts';
import type { Field, Money } from '../types/fields.ts';
import type { List, Relation } from '../types/relations.ts';
import type { Resource } from '../types/resource.ts';
import type { Path } from '../types/variables.ts';
import { splitWords } from '../wording/words.ts';
import { isCurrencyCode } from './currencyCode.ts';

/** The resource with what its hints say of labels, columns, hidden fields and formats. */
export function applyHints(resource: Resource, hints: ResourceHints): Resource {
  const hidden = new Set<string>(hints.hide);
  const why = { ...resource.why };
  for (const key of Object.keys(hints)) if (!WITHOUT_REASON.has(key)) why[key] = 'a hint says so';
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

/** Hints that say how single fields are shown; the reason of a key is that of the identity. */
const WITHOUT_REASON = new Set(['format', 'currency', 'unit', 'labels', 'key']);

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

/**
 * A field with its own format is shown by that, rather than by what shows other values of its type.
 *
 * @param within the names of the value objects around it
 */
function formatField(given: Field, hints: ResourceHints, within: Path = []): Field {
  const path = [...within, given.name];
  const name = path.join('.');
  const fields = given.fields?.map((inner) => formatField(inner, hints, path)) ?? null;
  const currency = hints.currency?.[name];
  const unit = hints.unit?.[name];
  const hinted = hints.format?.[name];
  const { shownBy: _, ...field } = { ...given, fields };
  if (currency === undefined && hinted === undefined && unit === undefined)
    return { ...given, fields };
  const format = hinted ?? 'money';
  if (format !== 'money')
    return { ...field, format, money: format === field.format ? field.money : null };
  const money = { ...(field.money ?? hintedMoney(field)), ...(unit && { unit }) };
  if (currency === undefined) return { ...field, format, money };
  return { ...field, format, money: { ...money, ...hintedCurrency(currency, field, within) } };
}

/** The currency's code, or the path of the field with it: from the record, unless it is beside or inside the amount. */
function hintedCurrency(
  currency: string,
  { name, fields }: Field,
  within: Path,
): Pick<Money, 'currency' | 'fixedCurrency' | 'currencyOfRecord'> {
  if (isCurrencyCode(currency))
    return { currency: null, fixedCurrency: currency, currencyOfRecord: undefined };
  const path = currency.split('.');
  const holder = fields === null ? within : [...within, name];
  const isInHolder = path.length > holder.length && holder.every((step, at) => step === path[at]);
  return {
    currency: isInHolder ? path.slice(holder.length) : path,
    fixedCurrency: null,
    currencyOfRecord: isInHolder ? undefined : true,
  };
}

/** Money that only a hint knows: the number itself, or the first one of an object. */
function hintedMoney(field: Field): Money {
  const amount = field.fields?.find(({ kind, list }) => NUMBER_KINDS.includes(kind) && !list);
  const { name } = amount ?? field;
  return {
    unit: saysMinorByName(splitWords(name)) ? 'minor' : 'major',
    amount: [name],
    currency: null,
    fixedCurrency: null,
  };
}
