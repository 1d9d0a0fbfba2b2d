import {
  attribute,
  componentFunction,
  constant,
  element,
  functionAttribute,
  hardline,
  indent,
  join,
  lines,
  returnJsx,
  textAttribute,
  type Doc,
} from '../code/docs.ts';
import { useFragmentStatement } from '../code/relay.ts';
import { SourceFile } from '../code/sourceFile.ts';
import { columnCode, columnName } from '../fields/columnCode.ts';
import { chooseColumns, rowFields } from '../fields/columns.ts';
import { readKey, selectIdentity } from '../fields/relations.ts';
import type { Place } from '../fields/views.ts';
import { fragment } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import type { Plan, TablePlan } from '../plan.ts';

/** The table of a resource's rows: its columns, and the fragment that asks for what they show. */
export function tableFile(plan: Plan, table: TablePlan): string {
  const { owner } = table;
  const file = new SourceFile(table.path, `the type \`${table.rowType}\``);
  const fragmentName = `${table.name}_rows`;
  const rowKey = file.artifact(`${fragmentName}$key`);
  const selection = new Selection();
  const fields = rowFields(plan, table);
  const place: Place = {
    file,
    plan,
    selection,
    variable: owner.variable,
    within: [],
    siblings: fields,
    size: 'cell',
  };
  selectIdentity(selection, owner, fields);
  const key = readKey(place, owner, fields);
  const columns = chooseColumns(plan, table).map((column) => columnCode(place, table, column, key));
  if (selection.isEmpty) selection.leaf('__typename', { caught: false });

  const resource = plan.describe(file, owner);
  const type = file.type('Columns', 'src/ui/list/RecordTable.tsx');
  const props = file.type('TableProps', 'src/ui/list/RecordTable.tsx');
  const data = file.artifact(`${fragmentName}$data`);
  const plural = owner.resource.pluralLabel;
  const body = [
    useFragmentStatement(
      file,
      'records',
      fragment(fragmentName, table.rowType, selection.toNodes(), { plural: true }),
      'rows',
    ),
    returnJsx(
      element(file.value('RecordTable', 'src/ui/list/RecordTable.tsx'), [
        attribute('resource', resource),
        attribute('columns', 'columns'),
        attribute('rows', 'records'),
        ...(key ? [functionAttribute('keyOf', owner.variable, key)] : []),
        attribute('without', 'without'),
        textAttribute('caption', plural),
      ]),
    ),
  ];
  return file.print(
    constant('columns', type, `${data}[number]`, expandedArray(columns)),
    lines(
      `/** ${plural} as rows: of their list, and of whatever they belong to. */`,
      componentFunction(
        `export function ${table.name}`,
        ['rows', 'without'],
        `${props}<${rowKey}>`,
        body,
      ),
    ),
  );
}

/** The columns that a table has, by the names that the address sorts by. */
export function columnNames(plan: Plan, table: TablePlan): string[] {
  return chooseColumns(plan, table).map((column) => columnName(column, table));
}

/** The column that says what all rows below a record of that type have in common; none when several might. */
export function columnBackTo(plan: Plan, table: TablePlan, type: string): string | null {
  const back = table.owner.resource.relations.filter(({ to, many }) => !many && to === type);
  const columns = columnNames(plan, table);
  return back.length === 1 && columns.includes(back[0].field) ? back[0].field : null;
}

function expandedArray(items: readonly Doc[]): Doc {
  if (items.length === 0) return '[]';
  return ['[', indent([hardline, join([',', hardline], [...items])]), ',', hardline, ']'];
}
