import * as framework from '../code/framework.ts';
import { code } from '../code/code.ts';
import { text, array } from '../code/docs.ts';

export interface TableColumn {
  readonly label: string;
  /** Whether its cells are numbers, whose digits line up. */
  readonly isNumeric?: boolean;
}

/** `{ label: 'Name', cell: (row) => … }` */
export function tableColumn({ label, isNumeric }: TableColumn, row: string, cell: string): string {
  const align = isNumeric ? `align: 'end', ` : '';
  return `{ label: ${text(label)}, ${align}cell: (${row}) => ${cell} }`;
}

/** `<ValueTable value={…} columns={[…]} />` */
export function tableElement(
  value: string,
  columns: readonly string[],
  attributes: readonly string[] = [],
): string {
  return code`<${framework.ValueTable} ${attributes} value={${value}} columns={${array(columns)}} />`;
}
