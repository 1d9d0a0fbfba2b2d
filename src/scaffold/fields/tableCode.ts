import { array, arrow, object, property, textProperty, type Doc } from '../code/docs.ts';
import { attribute, element, wrappedJsx } from '../code/jsx.ts';
import type { SourceFile } from '../code/sourceFile.ts';

/** `{ label: 'Name', cell: (row) => … }` */
export function tableColumn(label: string, row: string, cell: Doc): Doc {
  return object([textProperty('label', label), property('cell', arrow([row], wrappedJsx(cell)))]);
}

/** `<ValueTable value={…} columns={[…]} />` */
export function tableElement(file: SourceFile, value: Doc, columns: readonly Doc[]): Doc {
  return element(file.value('ValueTable', 'src/ui/fields/ValueTable.tsx'), [
    attribute('value', value),
    attribute('columns', array(columns, { broken: columns.length > 1 })),
  ]);
}
