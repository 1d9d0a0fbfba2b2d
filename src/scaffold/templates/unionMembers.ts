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
import { AnswerNames } from '../graphql/answerNames.ts';
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

/** The entries of lists that hold several kinds of things: a file for each list, and one for each kind. */
export function kindFiles(plan: Plan): GeneratedFile[] {
  const files: GeneratedFile[] = [];
  const written = new Map<UnionMemberPlan, WrittenEntry>();
  const lists = [...plan.unionMembers.values()];
  for (const [kind, names] of namesOfKinds(plan, lists)) {
    const having = lists.filter(({ unionMembers }) => unionMembers.includes(kind));
    const back = having.flatMap((list) => [...relationsBackOfEntries(plan, list)]);
    const entry = entryFile(plan, kind, names, new Set(back));
    if (!entry) continue;
    written.set(kind, entry);
    files.push(entry.file);
  }
  for (const list of lists) {
    const flags = [...relationsBackOfEntries(plan, list)].map(flagOf);
    files.push(list.rows ? tableFile(plan, list, list.rows) : entriesFile(list, written, flags));
  }
  return files;
}

/** The names by which the fields of each kind stand in answers, beside those of every kind it is listed with. */
function namesOfKinds(
  plan: Plan,
  lists: readonly UnionMembersPlan[],
): Map<UnionMemberPlan, AnswerNames> {
  const names = new Map<UnionMemberPlan, AnswerNames>();
  const beside = (kind: UnionMemberPlan) =>
    lists
      .filter(({ unionMembers }) => unionMembers.includes(kind))
      .flatMap(({ unionMembers }) => unionMembers.flatMap((other) => names.get(other) ?? []));
  for (const kind of new Set(lists.flatMap(({ unionMembers }) => unionMembers)))
    names.set(kind, new AnswerNames(plan.type(kind.type), () => beside(kind)));
  return names;
}

/** The entry of one kind. */
interface WrittenEntry {
  readonly file: GeneratedFile;
  /** What is asked for only where the arguments of these names say so. */
  readonly flags: readonly string[];
}

/**
 * `<TimelineEntry label="Closed event" />` of one kind, with what is asked for of it.
 *
 * @param back the relations that are left out on the pages of the records that they lead to
 * @returns null where there is nothing to ask for
 */
function entryFile(
  plan: Plan,
  kind: UnionMemberPlan,
  names: AnswerNames,
  back: ReadonlySet<string>,
): WrittenEntry | null {
  const selection = new Selection(names);
  const fragmentName = `${kind.name}_entry`;
  const variable = kind.target?.variable ?? plan.variable(kind.type);
  const place: Place = {
    context: plan,
    selection,
    variable,
    within: [],
    siblings: kind.fields,
    size: 'cell',
  };
  const shown = entryOf(place, kind, back);
  if (selection.tellsNothing) return null;
  const flags = selection.conditions;
  const asked = fragment(fragmentName, kind.type, selection.toNodes(), {
    flags: new Map(flags.map((flag) => [flag, true])),
  });
  const printed = sourceFile(
    kind.path,
    `the type \`${kind.type}\``,
    code`
      /** One ${lowerFirst(kind.label)} in a list of several types. */
      export function ${kind.name}({ entry }: { entry: ${artifactType(`${fragmentName}$key`)} }) {
        const ${variable} = ${framework.useFragment}(${tagged(asked)}, entry);
        return ${shown};
      }
    `,
  );
  return { file: printed, flags };
}

function entryOf(place: Place, kind: UnionMemberPlan, back: ReadonlySet<string>): string {
  const { target, label, happening, relations, besides, unionFields, type } = kind;
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
 * A list of several unionMembers: each row by its own.
 *
 * @param written the entries of the kinds of which there is anything to ask for
 * @param flags the arguments that say whether what leads back to a record is asked for
 */
function entriesFile(
  list: UnionMembersPlan,
  written: ReadonlyMap<UnionMemberPlan, WrittenEntry>,
  flags: readonly string[],
): GeneratedFile {
  const fragmentName = `${list.name}_rows`;
  const item = 'item';
  const alias = (kind: UnionMemberPlan) => camelCase(kind.type);
  const asked = list.unionMembers.map((kind) => {
    const entry = written.get(kind);
    if (!entry) return inlineFragment(kind.type, [fieldNode('__typename')], alias(kind));
    const passed = flags.filter((flag) => entry.flags.includes(flag));
    return spreadWith(`${kind.name}_entry`, passed, alias(kind));
  });
  const entries = list.unionMembers.map((kind): string => {
    const expression = `${item}.${alias(kind)}`;
    const entry = written.has(kind)
      ? `<${importedModule(kind)} entry={${expression}} />`
      : `<${framework.TimelineEntry} ${textAttribute('label', kind.label)} />`;
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

/** Values of one kind, as rows. */
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
