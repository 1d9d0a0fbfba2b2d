import type { FragmentDefinitionNode } from 'graphql';
import {
  arrowTo,
  expandedArray,
  lines,
  longStatement,
  object,
  property,
  type Doc,
} from '../code/docs.ts';
import { graphqlTag } from '../code/relay.ts';
import { SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { columnCode, columnName } from '../fields/columnCode.ts';
import { chooseColumns, rowFields, waitingColumns } from '../fields/columns.ts';
import { memberLink } from '../fields/memberPages.ts';
import { readKey, selectIdentity } from '../fields/relations.ts';
import type { Place } from '../fields/views.ts';
import { fragment, included } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import { Names } from '../names.ts';
import type { Field } from '../../model/types/fields.ts';
import { flagOf, relationBackTo, relationsBackOfTable } from '../lists/backRelations.ts';
import type { Plan } from '../plan.ts';
import type { TablePlan } from '../resourcePlan.ts';

/** The table of a resource's rows: its columns, and the fragment that asks for what they hold. */
export function tableFile(plan: Plan, table: TablePlan): GeneratedFile {
  const { owner } = table;
  const file = new SourceFile(table.path, `the type \`${table.rowType}\``);
  const fragmentName = `${table.name}_rows`;
  const selection = new Selection();
  const fields = rowFields(plan, table);
  const place = placeOf(file, plan, table, selection, fields);
  selectIdentity(selection, owner, fields);
  const ownKey = readKey(place, owner, fields);
  const member = memberLink(place, owner, ownKey);
  const key = member?.key ?? ownKey;
  const { columns, optional } = columnsOf(place, table, key);
  if (selection.isEmpty) selection.leaf('__typename', { caught: false });

  const of = (name: string, body: Doc | null | undefined) =>
    body ? [property(name, arrowTo([owner.variable], body))] : [];
  const rows = rowsFragment(fragmentName, table, selection, optional);
  const definition = object(
    [
      property('resource', plan.describe(owner)),
      ...of('keyOf', key),
      ...of('resourceOf', member?.page),
      property('columns', expandedArray(columns)),
      property('fragment', graphqlTag(file, rows)),
    ],
    { expanded: true },
  );
  const defineTable = file.value('defineTable', 'src/ui/list/defineTable.tsx');
  const made = [`${defineTable}<${file.artifact(`${fragmentName}$key`)}>(`, definition, ')'];
  return file.print(
    lines(
      `/** ${owner.resource.pluralLabel} as rows: of their list, and of whatever they belong to. */`,
      longStatement(`export const ${table.name}`, made),
    ),
  );
}

/** What all rows are asked for, and by variables what only some columns show. */
function rowsFragment(
  name: string,
  { rowType }: TablePlan,
  selection: Selection,
  optional: readonly OptionalColumn[],
): FragmentDefinitionNode {
  const columns = optional.map((column) => included(column.variable, column.selection.toNodes()));
  return fragment(name, rowType, [...selection.toNodes(), ...columns], {
    plural: true,
    flags: new Map(optional.map(({ variable, hidden }) => [variable, !hidden])),
  });
}

/** A column that need not be shown, and then is not asked for: in a list as people choose, below a record what its page says. */
interface OptionalColumn {
  readonly name: string;
  /** The variable that says whether it is asked for. */
  readonly variable: string;
  readonly hidden: boolean;
  readonly selection: Selection;
}

/** The columns in code. The first names the record: it is always there; each other that is not is asked for by itself. */
function columnsOf(
  place: Place,
  table: TablePlan,
  key: Doc | null,
): { readonly columns: Doc[]; readonly optional: OptionalColumn[] } {
  const shown = chooseColumns(place.plan, table);
  const waiting = waitingColumns(place.plan, table, shown);
  const isChosen = table.owner.list?.table === table;
  const back = relationsBackOfTable(place.plan, table);
  const optional: OptionalColumn[] = [];
  const variables = new Names();
  const { list } = table.owner.resource;
  for (const name of Object.keys({ ...list?.above, ...list?.arguments })) variables.give(name, '');
  const columns = [...shown, ...waiting].map((column, index) => {
    const hidden = index >= shown.length;
    const name = columnName(column, table);
    if (index === 0 || !(isChosen || back.has(name)))
      return columnCode(place, table, column, key, hidden);
    const selection = new Selection();
    const code = columnCode({ ...place, selection, isOptional: true }, table, column, key, hidden);
    const own = selection.without(place.selection);
    if (!own.isEmpty)
      optional.push({
        name,
        variable: variables.give(flagOf(name), ''),
        hidden,
        selection: own,
      });
    return code;
  });
  return { columns, optional };
}

/** The columns of a table that need not be asked for, by name. */
export function optionalColumns(
  plan: Plan,
  table: TablePlan,
): ReadonlyArray<Omit<OptionalColumn, 'selection'>> {
  const selection = new Selection();
  const file = new SourceFile(table.path, '');
  const fields = rowFields(plan, table);
  const place = placeOf(file, plan, table, selection, fields);
  selectIdentity(selection, table.owner, fields);
  return columnsOf(place, table, readKey(place, table.owner, fields)).optional;
}

function placeOf(
  file: SourceFile,
  plan: Plan,
  { owner }: TablePlan,
  selection: Selection,
  siblings: readonly Field[],
): Place {
  return { file, plan, selection, variable: owner.variable, within: [], siblings, size: 'cell' };
}

/** The columns that a table has, by the names that the address sorts by. */
export function columnNames(plan: Plan, table: TablePlan): string[] {
  const shown = chooseColumns(plan, table);
  return [...shown, ...waitingColumns(plan, table, shown)].map((column) =>
    columnName(column, table),
  );
}

/** The column that says what all rows below a record of that type have in common; none when several might. */
export function columnBackTo(plan: Plan, table: TablePlan, type: string): string | null {
  const back = relationBackTo(table.owner, type);
  return back !== null && columnNames(plan, table).includes(back) ? back : null;
}
