import type { Field } from '../../model/model.ts';
import type { Doc } from '../code/docs.ts';
import type { Read } from './access.ts';
import { tableColumn, tableElement } from './tableCode.ts';
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
    tableColumn(
      isLanguage(inner) ? inner.label.replace(/ code$/, '') : inner.label,
      row,
      view(inside, inner),
    ),
  );
  return tableElement(file, value.expression, columns);
}
