import type { Field } from '../../model/model.ts';
import {
  array,
  arrow,
  attribute,
  element,
  object,
  property,
  textProperty,
  wrappedJsx,
  type Doc,
} from '../code/docs.ts';
import type { Read } from './access.ts';
import { isLanguage, partsShown } from './traits.ts';
import { view, type Place } from './views.ts';

/** The JSX that shows a list of value objects: a small table, one row for each. */
export function valueTable(place: Place, field: Field, value: Read): Doc {
  const { file } = place;
  const row = place.plan.variable(field.name.replace(/([^s])s$/, '$1'), place.variable);
  const inside: Place = {
    ...place,
    selection: value.selection,
    variable: row,
    within: [],
    siblings: field.fields ?? [],
    size: 'cell',
  };
  const columns = partsShown(field).map((inner) =>
    object([
      textProperty('label', isLanguage(inner) ? inner.label.replace(/ code$/, '') : inner.label),
      property('cell', arrow([row], wrappedJsx(view(inside, inner)))),
    ]),
  );
  return element(file.value('ValueTable', 'src/ui/fields/ValueTable.tsx'), [
    attribute('value', value.expression),
    attribute('columns', array(columns, { broken: columns.length > 1 })),
  ]);
}
