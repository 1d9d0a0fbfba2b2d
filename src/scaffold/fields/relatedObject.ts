import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';

/** What a relation leads to, as an object of the record itself: with some of its fields, it is read and sent as one. */
export function relatedObject(
  { field, label, to, many, nullable, description, deprecated }: Relation,
  fields: Field[],
): Field {
  return {
    name: field,
    label,
    type: nullable ? to : `${to}!`,
    kind: 'object',
    format: null,
    nullable,
    list: many,
    filterable: false,
    sortable: false,
    description,
    deprecated,
    money: null,
    choices: null,
    fields,
  };
}
