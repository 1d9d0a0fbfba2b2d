import {
  arrow,
  arrowToExpression,
  array,
  call,
  callHugging,
  attribute,
  componentFunction,
  constant,
  element,
  functionAttribute,
  hardline,
  indent,
  join,
  lines,
  object,
  property,
  returnJsx,
  textAttribute,
  textProperty,
  wrappedJsx,
  type Doc,
} from '../code/docs.ts';
import { useFragmentStatement } from '../code/relay.ts';
import { SourceFile } from '../code/sourceFile.ts';
import { chooseColumns, isNumeric, rowFields, type ColumnPlan } from '../fields/columns.ts';
import {
  importTitleOf,
  readKey,
  readTitle,
  relationView,
  selectIdentity,
} from '../fields/relations.ts';
import { view, type Place } from '../fields/views.ts';
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
  const columns = chooseColumns(plan, table).map((column) => columnDoc(place, table, column, key));
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

function columnName(column: ColumnPlan, { owner }: TablePlan): string {
  if (column.kind === 'field') return column.field.name;
  if (column.kind === 'relation') return column.relation.field;
  return owner.resource.title[0] ?? owner.key[0] ?? 'record';
}

function columnDoc(place: Place, table: TablePlan, column: ColumnPlan, key: Doc | null): Doc {
  const parts = (label: string, cell: Doc, isNumber = false): Doc =>
    object([
      textProperty('id', columnName(column, table)),
      textProperty('label', label),
      ...(isNumber ? [textProperty('align', 'end')] : []),
      property('cell', cell),
    ]);
  const titleColumn = () => {
    const named = key !== null || table.owner.resource.title.length > 0;
    const cell = titleCell(place, table, key);
    return parts(titleLabel(table), arrowToExpression(named ? [place.variable] : [], cell));
  };
  switch (column.kind) {
    case 'field':
      return parts(
        column.field.label,
        arrow([place.variable], wrappedJsx(view(place, column.field))),
        isNumeric(column.field),
      );
    case 'relation': {
      const target = place.plan.of(column.relation.to);
      if (!target) throw new Error(`${column.relation.to} is no resource.`);
      return parts(
        column.relation.label,
        arrow([place.variable], wrappedJsx(relationView(place, column.relation, target))),
      );
    }
    case 'title':
      return titleColumn();
  }
}

function titleLabel({ owner: { resource } }: TablePlan): string {
  return resource.title.length > 1 ? 'Name' : resource.label;
}

/** The record's name in words, where no single field is it. */
function titleCell(place: Place, { owner }: TablePlan, key: Doc | null): Doc {
  const title = readTitle(place, owner, place.siblings);
  const args = [place.plan.describe(place.file, owner), key ?? 'null', ...(title ? [title] : [])];
  const titleOf = importTitleOf(place.file);
  return owner.resource.title.length > 1 ? callHugging(titleOf, args) : call(titleOf, args);
}

function expandedArray(items: readonly Doc[]): Doc {
  if (items.length === 0) return array([]);
  return ['[', indent([hardline, join([',', hardline], [...items])]), ',', hardline, ']'];
}
