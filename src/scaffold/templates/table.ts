import type { FragmentDefinitionNode } from 'graphql';
import { tagged } from '../code/relay.ts';
import { artifactType } from '../code/scope.ts';
import { code, commas } from '../code/code.ts';
import { property } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { columnCode, columnName, keyProperty } from '../fields/columnCode.ts';
import { rowFields } from '../fields/columns.ts';
import { memberLink, type MemberLink } from '../fields/memberPages.ts';
import { readPicture } from '../fields/picture.ts';
import { linkParts, readKey, readRelation, selectIdentity } from '../fields/relations.ts';
import type { Place } from '../fields/views.ts';
import { selectFlag } from '../forms/flagChanges.ts';
import { bulkPermissionsOf, selectPermissions } from '../forms/permissions.ts';
import { fragment, included, includedEach } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import { Names } from '../names.ts';
import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { outputField } from '../../model/shapes/typeShapes.ts';
import { splitWords } from '../../model/wording/words.ts';
import { flagOf, relationBackTo, relationsBackOfTable } from '../lists/backRelations.ts';
import type { Plan } from '../plan.ts';
import type { Subject } from '../subject.ts';
import type { ColumnPlan, TablePlan } from '../fields/tablePlan.ts';

/** The table of a resource's rows: its columns, and the fragment that asks for what they hold. */
export function tableFile(plan: Plan, table: TablePlan): GeneratedFile {
  const { owner } = table;
  const fragmentName = `${table.name}_rows`;
  const selection = new Selection();
  const fields = rowFields(plan, table);
  const place = placeOf(plan, table, selection, fields);
  selectIdentity(selection, owner, fields);
  selectBulkPermissions(plan, table, selection);
  const ownKey = readKey(place, owner, fields);
  const member = table.side ? sideLink(place, owner, table.side) : memberLink(place, owner, ownKey);
  const key = member?.key ?? ownKey;
  const picture = table.picture && readPicture(place, owner.resource, table.picture);
  const { columns, optional } = columnsOf(plan, place, table, key);
  if (selection.isEmpty) selection.leaf('__typename', { caught: false });

  const of = (name: string, body: string | null | undefined) =>
    body && `${name}: (${owner.variable}) => ${body},`;
  const rows = rowsFragment(fragmentName, table, selection, optional);
  return sourceFile(table.path, `the type \`${table.rowType}\``, [
    code`
    /** ${owner.resource.pluralLabel} as rows: ${meaningOf(table)}. */
    export const ${table.name} = ${framework.defineTable}<
      ${artifactType(`${fragmentName}$key`)}
    >({
      ${property('resource', plan.describe(owner))},
      ${commas(keyProperty(owner.variable, key))}
      ${of('picture', picture)}
      ${table.side && member ? `resourceOf: () => ${member.page},` : of('resourceOf', member?.page)}
      columns: [
        ${commas(columns)}
      ],
      fragment: ${tagged(rows)},
    });
  `,
  ]);
}

function meaningOf({ side }: TablePlan): string {
  return side
    ? `below a record that they join to others, the ${lowerFirst(side.label)} of each`
    : 'in their list, and below the records that they belong to';
}

/** A row that joins two records leads to the one at the other side; null where that has no page. */
function sideLink(place: Place, { resource }: Subject, side: Relation): MemberLink | null {
  const target = place.context.of(side.to);
  if (!target?.record) return null;
  const { expression, inside } = readRelation(place, resource, side);
  const { other, key, page } = linkParts(inside, target);
  if (key === null || page !== null) return null;
  const found = `${framework.partOf}(${expression}, (${other}) => ${key})`;
  return { key: `${framework.valueOf}(${found})`, page: place.context.describe(target) };
}

/**
 * What rows are asked for: what their columns show from the start; below one argument what can be added to that;
 * and each below an argument of its own what resolves elsewhere.
 */
function rowsFragment(
  name: string,
  { rowType }: TablePlan,
  selection: Selection,
  optional: readonly OptionalFields[],
): FragmentDefinitionNode {
  const fields = optional.flatMap(({ variable, selection: own, areShared }) =>
    areShared ? [included(variable, own.toNodes())] : includedEach(variable, own.toNodes()),
  );
  return fragment(name, rowType, [...selection.toNodes(), ...fields], {
    plural: true,
    flags: new Map(optional.map(({ variable, byDefault }) => [variable, byDefault])),
  });
}

/** Fields that are asked for only where an argument of the fragment says so. */
export interface OptionalFields {
  readonly variable: string;
  readonly byDefault: boolean;
  /** The columns that show them. */
  readonly columns: readonly string[];
  /** They are what can be added to what is shown from the start, and come together. */
  readonly areShared: boolean;
  readonly selection: Selection;
}

/** The argument that asks for what can be added. */
const MORE = 'more';

/** The columns in code, and what is asked for by arguments. The first column names the record: it is always there. */
function columnsOf(
  plan: Plan,
  place: Place,
  table: TablePlan,
  key: string | null,
): { readonly columns: string[]; readonly optional: OptionalFields[] } {
  const { shown, hidden: others } = table.columns;
  const back = relationsBackOfTable(plan, table);
  const variables = new Names();
  const { list } = table.owner.resource;
  for (const name of Object.keys({ ...list?.above, ...list?.arguments })) variables.give(name, '');
  const more = new Selection();
  const added: string[] = [];
  const apart: OptionalFields[] = [];
  const all = [...shown, ...others];
  const columns = all.map((column, index) => {
    const hidden = index >= shown.length;
    const name = columnName(column, table);
    const isApart = back.has(name) || (table.isOfList && resolvesElsewhere(plan, table, column));
    if (index === 0 || !(isApart || hidden)) return columnCode(place, table, column, key, hidden);
    const selection = isApart ? new Selection() : more;
    const own = columnCode({ ...place, selection, isOptional: true }, table, column, key, hidden);
    if (!isApart) added.push(name);
    else
      apart.push({
        variable: variables.give(flagOf(name), ''),
        byDefault: !hidden,
        columns: [name],
        areShared: false,
        selection,
      });
    return own;
  });
  const shared = {
    variable: variables.give(MORE, ''),
    byDefault: false,
    columns: added,
    areShared: true,
    selection: more,
  };
  const optional = [...apart, shared].flatMap((fields) => {
    const selection = fields.selection.without(place.selection);
    return selection.isEmpty ? [] : [{ ...fields, selection }];
  });
  return { columns, optional };
}

/** Whether a column costs the backend more than a value of the record: a relation, a count, what takes arguments. */
function resolvesElsewhere(plan: Plan, { rowType }: TablePlan, column: ColumnPlan): boolean {
  if (column.kind !== 'field') return column.kind === 'relation';
  const { name, kind } = column.field;
  const type = plan.type(rowType);
  const takesArguments = (outputField(type, name)?.args.length ?? 0) > 0;
  return takesArguments || (kind === 'integer' && splitWords(name).includes('count'));
}

/** What a table asks for only where arguments of its fragment say so. */
export function optionalFields(plan: Plan, table: TablePlan): readonly OptionalFields[] {
  const selection = new Selection();
  const fields = rowFields(plan, table);
  const place = placeOf(plan, table, selection, fields);
  selectIdentity(selection, table.owner, fields);
  selectBulkPermissions(plan, table, selection);
  if (table.picture) readPicture(place, table.owner.resource, table.picture);
  return columnsOf(plan, place, table, readKey(place, table.owner, fields)).optional;
}

/** What rows say of what may be done with several of them. */
function selectBulkPermissions(plan: Plan, table: TablePlan, selection: Selection): void {
  const own = plan.resources.find(({ subject }) => subject === table.owner);
  if (!own || table.side || own.subject.resource.type !== table.rowType) return;
  selectPermissions(plan, selection, table.rowType, bulkPermissionsOf(own));
  const { list, forms } = own;
  for (const action of list ? forms.actions : [])
    if (action.sets && !list?.single.actions.has(action))
      selectFlag(plan, selection, table.rowType, action.sets);
}

function placeOf(
  plan: Plan,
  { owner }: TablePlan,
  selection: Selection,
  siblings: readonly Field[],
): Place {
  return { context: plan, selection, variable: owner.variable, within: [], siblings, size: 'cell' };
}

/** The columns that a table has, by the names that the address sorts by. */
export function columnNames(table: TablePlan): string[] {
  const { shown, hidden } = table.columns;
  return [...shown, ...hidden].map((column) => columnName(column, table));
}

/** The column that says what all rows below a record of that type have in common; none when several might. */
export function columnBackTo(table: TablePlan, type: string): string | null {
  const back = relationBackTo(table.owner, type);
  return back !== null && columnNames(table).includes(back) ? back : null;
}
