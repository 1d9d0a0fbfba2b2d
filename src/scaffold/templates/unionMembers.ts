import * as framework from '../code/framework.ts';
import { article } from './fields.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { artifactType, importedModule } from '../code/scope.ts';
import type { UnionValue } from '../../model/types/relations.ts';
import { code } from '../code/code.ts';
import { fragmentOf, textAttribute } from '../code/jsx.ts';
import { tagged } from '../code/relay.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { entryElement, factOf } from '../fields/entry.ts';
import { unionView } from '../fields/unionField.ts';
import { linkTo } from '../fields/recordLink.ts';
import { tableElement } from '../fields/tableCode.ts';
import type { Place } from '../fields/views.ts';
import { field as fieldNode, fragment, inlineFragment, spreadWith } from '../graphql/nodes.ts';
import { ResponseNames } from '../graphql/responseNames.ts';
import { Selection } from '../graphql/selection.ts';
import { flagOf, relationsBackOfEntries } from '../lists/backRelations.ts';
import {
  valueColumns,
  type UnionMemberPlan,
  type UnionMembersPlan,
} from '../unions/unionMembers.ts';
import { camelCase } from '../names.ts';
import type { Plan } from '../plan.ts';
import { columnDocs } from '../tools/resultColumns.ts';

/** The entries of lists of a union: a file for each list, and a file for each union member. */
export function unionMemberFiles(plan: Plan): GeneratedFile[] {
  const files: GeneratedFile[] = [];
  const written = new Map<UnionMemberPlan, WrittenEntry>();
  const lists = [...plan.unionMembers.values()];
  for (const [member, names] of namesOfMembers(plan, lists)) {
    const having = lists.filter(({ unionMembers }) => unionMembers.includes(member));
    const back = having.flatMap((list) => [...relationsBackOfEntries(plan, list)]);
    const entry = entryFile(plan, member, names, new Set(back));
    if (!entry) continue;
    written.set(member, entry);
    files.push(entry.file);
  }
  for (const list of lists) {
    const flags = [...relationsBackOfEntries(plan, list)].map(flagOf);
    files.push(list.rows ? tableFile(plan, list, list.rows) : entriesFile(list, written, flags));
  }
  return files;
}

/** The names of each member's fields in a response, which also holds the members listed with it. */
function namesOfMembers(
  plan: Plan,
  lists: readonly UnionMembersPlan[],
): Map<UnionMemberPlan, ResponseNames> {
  const names = new Map<UnionMemberPlan, ResponseNames>();
  const beside = (member: UnionMemberPlan) =>
    lists
      .filter(({ unionMembers }) => unionMembers.includes(member))
      .flatMap(({ unionMembers }) => unionMembers.flatMap((other) => names.get(other) ?? []));
  for (const member of new Set(lists.flatMap(({ unionMembers }) => unionMembers)))
    names.set(member, new ResponseNames(plan.type(member.type), () => beside(member)));
  return names;
}

/** The file of a union member's entry. */
interface WrittenEntry {
  readonly file: GeneratedFile;
  /** The arguments that decide whether a part of the fragment is fetched. */
  readonly flags: readonly string[];
}

/**
 * `<TimelineEntry label="Closed event" />` of a union member, with its fragment.
 *
 * @param back relations to records; a record's own page leaves out the relation to itself
 * @returns null where the member has no fields to fetch
 */
function entryFile(
  plan: Plan,
  member: UnionMemberPlan,
  names: ResponseNames,
  back: ReadonlySet<string>,
): WrittenEntry | null {
  const selection = new Selection(names);
  const fragmentName = `${member.name}_entry`;
  const variable = member.target?.variable ?? plan.variable(member.type);
  const place: Place = {
    context: plan,
    selection,
    variable,
    within: [],
    siblings: member.fields,
    size: 'cell',
  };
  const shown = entryOf(place, member, back);
  if (selection.tellsNothing) return null;
  const flags = selection.conditions;
  const asked = fragment(fragmentName, member.type, selection.toNodes(), {
    flags: new Map(flags.map((flag) => [flag, true])),
  });
  const printed = sourceFile(
    member.path,
    `the type \`${member.type}\``,
    code`
      /** One ${lowerFirst(member.label)} in a list of several types. */
      export function ${member.name}({ entry }: { entry: ${artifactType(`${fragmentName}$key`)} }) {
        const ${variable} = ${framework.useFragment}(${tagged(asked)}, entry);
        return ${shown};
      }
    `,
  );
  return { file: printed, flags };
}

function entryOf(place: Place, member: UnionMemberPlan, back: ReadonlySet<string>): string {
  const { target, label, happening, relations, besides, unionFields, type } = member;
  const link = target && linkTo(place, target, place.variable);
  return entryElement(place, {
    of: { type },
    happening,
    relations,
    flags: new Map([...back].map((field) => [field, flagOf(field)])),
    besides,
    fields: unionFields.flatMap((one) => {
      const shown = unionView(place, one);
      return shown ? [factOf(one.label, shown)] : [];
    }),
    first: [textAttribute('label', label), ...(link ? [`record={${link}}`] : [])],
  });
}

/**
 * A list of a union: each row is shown by the entry of its member.
 *
 * @param written the entries of the members that have fields to fetch
 * @param flags the arguments that decide whether relations back to a record are fetched
 */
function entriesFile(
  list: UnionMembersPlan,
  written: ReadonlyMap<UnionMemberPlan, WrittenEntry>,
  flags: readonly string[],
): GeneratedFile {
  const fragmentName = `${list.name}_rows`;
  const item = 'item';
  const alias = (member: UnionMemberPlan) => camelCase(member.type);
  const asked = list.unionMembers.map((member) => {
    const entry = written.get(member);
    if (!entry) return inlineFragment(member.type, [fieldNode('__typename')], alias(member));
    const passed = flags.filter((flag) => entry.flags.includes(flag));
    return spreadWith(`${member.name}_entry`, passed, alias(member));
  });
  const entries = list.unionMembers.map((member): string => {
    const expression = `${item}.${alias(member)}`;
    const entry = written.has(member)
      ? `<${importedModule(member)} entry={${expression}} />`
      : `<${framework.TimelineEntry} ${textAttribute('label', member.label)} />`;
    return `{${expression} && ${entry}}`;
  });
  const rowKey = artifactType(`${fragmentName}$key`);
  const frame = list.isTimeline ? framework.Timeline : framework.EntryList;
  const rows = fragment(fragmentName, list.type, asked, {
    plural: true,
    flags: new Map(flags.map((flag) => [flag, true])),
  });
  const props = list.hasEdges
    ? `{ rows, edges }: ${framework.EntriesProps}<${rowKey}>`
    : `{ rows }: { rows: ${rowKey} }`;
  return sourceFile(
    list.path,
    `the type \`${list.type}\``,
    code`
      /** Rows of several types, each shown by the component of its type. */
      export function ${list.name}(${props}) {
        const entries = ${framework.useFragment}(${tagged(rows)}, rows);
        return (
          <${frame} rows={entries} ${list.hasEdges && 'edges={edges}'}>
            {(${item}) => ${together(entries)}}
          </${frame}>
        );
      }
    `,
  );
}

/** `<>…</>`; one alone stays on its line where it fits. */
function together(entries: readonly string[]): string {
  const [only] = entries;
  return only !== undefined && entries.length === 1 ? `<>${only}</>` : fragmentOf(entries);
}

/** Values of one type, as rows of a table. */
function tableFile(
  plan: Plan,
  { name, path, type }: UnionMembersPlan,
  rows: UnionValue,
): GeneratedFile {
  const fragmentName = `${name}_rows`;
  const selection = new Selection();
  const source = { context: plan, selection, variable: plan.variable(type) };
  const columns = columnDocs(valueColumns(plan, rows), source);
  const asked = fragment(fragmentName, type, selection.toNodes(), { plural: true });
  return sourceFile(
    path,
    `the type \`${type}\``,
    code`
      /** Values of one type as table rows, each ${article(lowerFirst(rows.label))}. */
      export function ${name}({ rows }: { rows: ${artifactType(`${fragmentName}$key`)} }) {
        const entries = ${framework.useFragment}(${tagged(asked)}, rows);
        return ${tableElement('entries', columns)};
      }
    `,
  );
}
