import { fieldLabel } from '../../model/labels.ts';
import type { List, Resource } from '../../model/model.ts';
import { array, arrow, object, property, returned, text, type Doc } from '../code/docs.ts';
import { filled, templateDoc } from './template.ts';

/** `search: { … }`, which names what is searched: "Search name or email". */
export function searchProperty(resource: Resource, list: List): Doc | null {
  const { search } = list;
  if (!search) return null;
  const labels = search.fields.flatMap(
    (name) => resource.fields.find((field) => field.name === name)?.label ?? fieldLabel(name),
  );
  const variables = templateDoc(search.variables, (hole) => filled(hole, 'text'));
  return property(
    'search',
    object(
      [
        property('fields', array(labels.map(text))),
        property('variables', arrow(['text'], returned(variables))),
      ],
      {
        expanded: true,
      },
    ),
  );
}
