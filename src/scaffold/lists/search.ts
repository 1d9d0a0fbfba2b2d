import { fieldLabel } from '../../model/wording/labels.ts';
import type { Search } from '../../model/types/listQuery.ts';
import type { List } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import type { Context } from '../context.ts';
import { array, object, property, text } from '../code/docs.ts';
import { filled, templateDoc } from './template.ts';

/** `fields: ['Name', 'Email']`, the labels of the searched fields; null if there are none. */
export function searchedFields(
  resource: Resource,
  { search }: { readonly search: Search | null },
): string | null {
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
export function searchProperty(
  context: Context,
  resource: Resource,
  { search: own, relatedSearch }: Pick<List, 'search' | 'relatedSearch'>,
): string | null {
  const search = relatedSearch ?? own;
  const fields = searchedFields(resource, { search });
  if (!search || fields === null) return null;
  const through = relatedSearch && context.of(relatedSearch.through.to);
  const relation = through
    ? [property(relatedSearch.through.field, context.describe(through))]
    : null;
  return property(
    'search',
    object(
      [
        fields,
        ...(relation ? [property('through', object(relation))] : []),
        searchVariables(search),
      ],
      { expanded: true },
    ),
  );
}

/** `variables: (text) => ({ … })` */
export function searchVariables({ variables }: Search): string {
  return `variables: (text) => (${templateDoc(variables, (hole) => filled(hole, 'text'))})`;
}
