import { fieldLabel } from '../../model/wording/labels.ts';
import type { Search } from '../../model/types/listQuery.ts';
import type { List } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import { array, object, property, text } from '../code/docs.ts';
import { filled, templateDoc } from './template.ts';

/** `fields: ['Name', 'Email']`, the labels of the searched fields; null if there are none. */
export function searchedFields(resource: Resource, { search }: List): string | null {
  if (!search) return null;
  const { fields, relations } = resource;
  const labels = search.fields.map(
    (name) =>
      relations.find(({ field }) => field === name)?.label ??
      fields.find((field) => field.name === name)?.label ??
      fieldLabel(name),
  );
  return property('fields', array(labels.map(text)));
}

/** `search: { … }`, with the names of the searched fields: "Search name or email". */
export function searchProperty(resource: Resource, list: List): string | null {
  const fields = searchedFields(resource, list);
  if (!list.search || fields === null) return null;
  return property('search', object([fields, searchVariables(list.search)], { expanded: true }));
}

/** `variables: (text) => ({ … })` */
export function searchVariables({ variables }: Search): string {
  return `variables: (text) => (${templateDoc(variables, (hole) => filled(hole, 'text'))})`;
}
