import type { Field } from '../types/fields.ts';
import type { Filter } from '../types/listQuery.ts';
import type { Resource } from '../types/resource.ts';
import { distinctLabels, type Labelled } from '../wording/distinctLabels.ts';

/** The resource with labels that tell apart what stands side by side on its screens: values, related records, filters. */
export function withLabelsApart(resource: Resource): Resource {
  const { fields, relations, unionFields, list } = resource;
  // The key of a related record stands nowhere beside it.
  const keys = new Set(relations.map(({ foreignKey }) => foreignKey));
  const shown = fields.filter(({ name, deprecated }) => !deprecated && !keys.has(name));
  const related = [...relations.filter(({ deprecated }) => !deprecated), ...unionFields];
  const labels = distinctLabels([
    ...shown.map(labelled),
    ...related.map(({ field, label }) => ({ name: field, label })),
  ]);
  return {
    ...resource,
    fields: relabelled(fields, labels),
    relations: relations.map((one) => ({ ...one, label: labels.get(one.field) ?? one.label })),
    unionFields: unionFields.map((one) => ({ ...one, label: labels.get(one.field) ?? one.label })),
    list: list && { ...list, filter: list.filter && filtersApart(list.filter, labels) },
  };
}

function labelled({ name, label, kind }: Field): Labelled {
  return { name, label, isDay: kind === 'date' };
}

/** Fields with their labels, and the fields inside each with labels that tell them apart. */
function relabelled(fields: readonly Field[], labels: ReadonlyMap<string, string>): Field[] {
  return fields.map((field) => ({
    ...field,
    label: labels.get(field.name) ?? field.label,
    fields: field.fields && relabelled(field.fields, distinctLabels(field.fields.map(labelled))),
  }));
}

/** A filter is called as what it compares is, and as no other. */
function filtersApart(filter: Filter, labels: ReadonlyMap<string, string>): Filter {
  const named = filter.fields.map((one) => ({ ...one, label: labels.get(one.field) ?? one.label }));
  const apart = distinctLabels(named.map(({ field, label }) => ({ name: field, label })));
  const fields = named.map((one) => ({ ...one, label: apart.get(one.field) ?? one.label }));
  return { ...filter, fields };
}
