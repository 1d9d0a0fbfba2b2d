import type { List, Resource } from '../../model/model.ts';
import { splitWords } from '../../model/words.ts';
import { arrow, object, property, returned, textProperty, type Doc } from '../code/docs.ts';
import { camelCase } from '../names.ts';
import { filled, templateDoc } from './template.ts';

/** `search: { … }`, which says what is searched: "Search name or email". */
export function searchProperty(resource: Resource, list: List): Doc | null {
  const { search } = list;
  if (!search) return null;
  const labels = search.fields.flatMap(
    (name) => resource.fields.find((field) => field.name === name)?.label ?? words(name),
  );
  const label = labels.length > 0 ? `Search ${lowered(labels)}` : 'Search';
  const variables = templateDoc(search.variables, (hole) => filled(hole, 'text'));
  return property(
    'search',
    object(
      [textProperty('label', label), property('variables', arrow(['text'], returned(variables)))],
      {
        expanded: true,
      },
    ),
  );
}

function words(name: string): string {
  return splitWords(camelCase(name)).join(' ');
}

function lowered(labels: readonly string[]): string {
  const all = labels.map((label) =>
    /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label,
  );
  const last = all[all.length - 1];
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} or ${last}` : last;
}
