import * as framework from '../code/framework.ts';
import { code } from '../code/code.ts';
import { importedModule } from '../code/scope.ts';
import {
  isNonNullType,
  isRequiredArgument,
  type GraphQLOutputType,
  type SelectionNode,
} from 'graphql';
import type {
  Pages,
  ParameterizedRecordField,
  Shown,
  ParameterizedField,
  Tool,
  ToolRows,
} from '../../model/types/tool.ts';
import { textAttribute } from '../code/jsx.ts';
import type { Source } from '../fields/access.ts';
import { memberViews } from '../fields/unionField.ts';
import { linkTo, relationView } from '../fields/recordLink.ts';
import { tableColumn, tableElement } from '../fields/tableCode.ts';
import { view } from '../fields/views.ts';
import { follow, rowsOf } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import type { Plan } from '../plan.ts';
import { layOutRecord } from '../records/recordLayout.ts';
import type { SectionPlan } from '../records/sections.ts';
import { unionElement, sectionDoc, sectionOf } from '../records/sectionCode.ts';
import { columnDocs, columnsOf } from './resultColumns.ts';

/** How the result of a tool is asked for and shown. */
export interface ResultCode {
  /** What is asked for below the tool's field. */
  readonly selections: readonly SelectionNode[];
  /** JSX, to stand one below the other. */
  readonly parts: readonly string[];
}

/** More facts than these are no answer that anybody reads; nor are more tables. */
const MOST_FACTS = 48;
const MOST_TABLES = 6;

/**
 * Writes how the result of a tool that is no plain value is shown: facts, links to records, and tables
 * of rows.
 *
 * @param variable the variable that holds the answer of the tool's field
 */
export function resultCode(
  plan: Plan,
  { result, pages }: Pick<ParameterizedField, 'result' | 'pages'>,
  type: GraphQLOutputType,
  variable: string,
): ResultCode {
  const selection = new Selection();
  const source: Source = { context: plan, selection, variable };
  const parts = [
    ...objectParts(source, result),
    ...(result.rows ? rowsParts(plan, source, result.rows, type) : []),
    ...(result.rows && pages ? [pagesPart(source, pages, type)] : []),
  ];
  return { selections: selection.toNodes(), parts };
}

/** The way to the rows behind those that came. */
function pagesPart(
  { selection, variable }: Source,
  { hasNextPage, endCursor }: Pages,
  type: GraphQLOutputType,
): string {
  const start = { expression: variable, type, mayBeMissing: false };
  selection.path(hasNextPage);
  selection.path(endCursor);
  return code`
    <${framework.ToolPages}
      hasNextPage={${follow(start, hasNextPage).expression}}
      endCursor={${follow(start, endCursor, 'last').expression}}
    />
  `;
}

/** The plain value that a tool gives. @param outer what the tool's field is read from */
export function valueDoc(
  plan: Plan,
  { result, label }: Tool | ParameterizedRecordField,
  outer: string,
): string | null {
  const [value] = result.fields;
  const place = { context: plan, selection: new Selection(), variable: outer };
  if (!value) return null;
  const own = { ...place, within: [], siblings: [], size: 'fact' } as const;
  return sectionOf(null, [view(own, value, [textAttribute('label', label)])]);
}

/** The parts that show an object of a tool's result: the record that it is, its values, and its relations. */
export function objectParts(source: Source, shown: Shown): string[] {
  const { context, variable } = source;
  const owner = { resource: { type: shown.type, label: '' }, inputs: null, help: new Map() };
  const { fields, relations, unionFields } = shown;
  const laidOut = { fields, relations, unionFields, identity: null, title: [] };
  const layout = layOutRecord(laidOut, (type) => context.of(type) !== undefined);
  const status = layout.status
    ? [
        {
          field: layout.status,
          within: [],
          siblings: fields,
          record: fields,
          label: layout.status.label,
        },
      ]
    : [];
  const sections = limited([
    { title: null, fields: status },
    ...layout.sections,
    { title: null, fields: layout.side },
  ]);
  const target = shown.record ? context.of(shown.record) : undefined;
  const member = memberViews(source, shown);
  const links = [
    ...(member ? [fact(shown.values.length > 0 ? 'Result' : 'Record', member)] : []),
    ...(target
      ? [linkTo(source, target, variable, [textAttribute('label', target.resource.label)])]
      : []),
    ...layout.relations.flatMap((relation) => {
      const other = context.of(relation.to);
      const label = textAttribute('label', relation.label);
      return other ? [relationView(source, owner.resource, relation, other, [label])] : [];
    }),
    ...[...layout.unionFields, ...layout.blocks].flatMap((field) =>
      unionElement(source, owner, field),
    ),
  ];
  return [
    ...(links.length > 0 ? [sectionOf(null, links)] : []),
    ...sections.map((section) => sectionDoc(source, owner, section)),
    ...recordTables(source, shown),
  ];
}

function fact(label: string, shown: string): string {
  return code`
    <${framework.RecordField} ${textAttribute('label', label)}>
      ${shown}
    </${framework.RecordField}>
  `;
}

/** The sections as far as there is room; those without a title are one. */
function limited(sections: readonly SectionPlan[]): SectionPlan[] {
  const untitled = sections.filter(({ title }) => title === null).flatMap(({ fields }) => fields);
  const titled = sections.filter(({ title }) => title !== null);
  let room = MOST_FACTS;
  return [{ title: null, fields: untitled }, ...titled].flatMap(({ title, fields }) => {
    const kept = fields.slice(0, room);
    room -= kept.length;
    return kept.length > 0 ? [{ title, fields: kept }] : [];
  });
}

/** The plain lists of records that an object holds, as tables of links. */
function recordTables(source: Source, { relations, type }: Shown): string[] {
  const { context, selection, variable } = source;
  const lists = relations.filter(
    ({ many, list }) => many && list?.pagination.kind === 'none' && list.required.length === 0,
  );
  return lists.slice(0, MOST_TABLES).flatMap(({ field, label, to, list }) => {
    const target = context.of(to);
    if (!target || !list || list.rowType !== to) return [];
    const owner = context.type(type);
    const own = 'getFields' in owner ? owner.getFields()[field] : undefined;
    // Fields inside a result are selected without arguments.
    if (!own || own.args.some(isRequiredArgument)) return [];
    const below = selection.object(field, { caught: false }).along(list.rows);
    const row = context.variable(target.variable, variable);
    const inside: Source = { ...source, selection: below, variable: row };
    const value = rowsOf(
      {
        expression: `${variable}.${field}`,
        type: own.type,
        mayBeMissing: !isNonNullType(own.type),
      },
      list.rows,
    );
    return [tableElement(value, [tableColumn({ label }, row, linkTo(inside, target, row))])];
  });
}

/** The rows of the answer as a table: the record, what it belongs to, and its values. */
function rowsParts(plan: Plan, source: Source, rows: ToolRows, type: GraphQLOutputType): string[] {
  const { selection, variable } = source;
  const value = rowsOf({ expression: variable, type, mayBeMissing: false }, rows.path);
  if (rows.members.length + rows.values.length > 0) return entriesParts(plan, source, rows, value);
  const columns = columnsOf(plan, rows);
  if (columns.length === 0) return [];
  const below = selection.along(rows.path);
  const row = plan.variable(rows.type, variable);
  const inside: Source = { ...source, selection: below, variable: row };
  return [tableElement(value, columnDocs(columns, inside))];
}

/** The rows of the answer that are of several kinds, one entry below the other. */
function entriesParts(plan: Plan, { selection }: Source, rows: ToolRows, value: string): string[] {
  const entries = plan.unionMembers.get(rows.type);
  if (!entries?.isShown) return [];
  const below = selection.along(rows.path);
  below.spread(`${entries.name}_rows`);
  const present = framework.present;
  return [`<${importedModule(entries)} rows={${present}(${value})} />`];
}
