import * as framework from '../code/framework.ts';
import { code } from '../code/code.ts';
import { text, array } from '../code/docs.ts';

/** `{ label: 'Name', cell: (row) => … }` */
export function tableColumn(label: string, row: string, cell: string): string {
  return `{ label: ${text(label)}, cell: (${row}) => ${cell} }`;
}

/** `<ValueTable value={…} columns={[…]} />` */
export function tableElement(
  value: string,
  columns: readonly string[],
  attributes: readonly string[] = [],
): string {
  return code`<${framework.ValueTable} ${attributes} value={${value}} columns={${array(columns)}} />`;
}
