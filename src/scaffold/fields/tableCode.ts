import * as framework from '../code/framework.ts';
import { array, arrow, object, property, textProperty } from '../code/docs.ts';
import { attribute, element } from '../code/jsx.ts';

/** `{ label: 'Name', cell: (row) => … }` */
export function tableColumn(label: string, row: string, cell: string): string {
  return object([textProperty('label', label), property('cell', arrow([row], cell))]);
}

/** `<ValueTable value={…} columns={[…]} />` */
export function tableElement(
  value: string,
  columns: readonly string[],
  attributes: readonly string[] = [],
): string {
  return element(framework.ValueTable, [
    ...attributes,
    attribute('value', value),
    attribute('columns', array(columns)),
  ]);
}
