import type { Field, Mixed, MixedValue, Relation } from '../../model/model.ts';
import { lowered } from '../../model/wording/sentence.ts';
import {
  arrow,
  componentFunction,
  group,
  indent,
  lines,
  softline,
  type Doc,
} from '../code/docs.ts';
import {
  attribute,
  element,
  elementWith,
  jsxAttribute,
  returnJsx,
  textAttribute,
  wrappedJsx,
} from '../code/jsx.ts';
import { useFragmentStatement } from '../code/relay.ts';
import { SourceFile } from '../code/sourceFile.ts';
import { entryElement, factOf } from '../fields/entry.ts';
import { mixedView } from '../fields/mixed.ts';
import { linkTo } from '../fields/relations.ts';
import { tableElement } from '../fields/tableCode.ts';
import type { Place } from '../fields/views.ts';
import { field as fieldNode, fragment, inlineFragment, spreadWith } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import { flagOf, relationsBackOfEntries } from '../lists/backRelations.ts';
import { valueColumns, type KindPlan, type KindsPlan } from '../mixed/kinds.ts';
import { camelCase } from '../names.ts';
import { fitBeside, typesOf, type Asked } from '../mixed/shapes.ts';
import type { Plan } from '../plan.ts';
import { columnDocs } from '../tools/resultColumns.ts';
import { article } from './fields.ts';

const TIMELINE = 'src/ui/record/Timeline.tsx';

/** The entries of lists that hold several kinds of things: a file for each list, and one for each kind. Path → text. */
export function kindFiles(plan: Plan): Map<string, string> {
  const files = new Map<string, string>();
  const written = new Map<KindPlan, WrittenEntry>();
  const lists = plan.kinds.all;
  for (const kind of new Set(lists.flatMap(({ kinds }) => kinds))) {
    const having = lists.filter(({ kinds }) => kinds.includes(kind));
    const beside = having.flatMap(({ kinds }) => kinds);
    const taken = new Map(beside.flatMap((other) => [...(written.get(other)?.asked ?? [])]));
    const back = having.flatMap((list) => [...relationsBackOfEntries(plan, list)]);
    const entry = entryFile(plan, kind, taken, new Set(back));
    if (entry.asked.size === 0) continue;
    written.set(kind, entry);
    files.set(kind.path, entry.text);
  }
  for (const list of lists) {
    const flags = [...relationsBackOfEntries(plan, list)].map(flagOf);
    const text = list.rows ? tableFile(plan, list, list.rows) : entriesFile(list, written, flags);
    files.set(list.path, text);
  }
  return files;
}

/** The entry of one kind. */
interface WrittenEntry {
  readonly text: string;
  readonly asked: Asked;
  /** What is asked for only where the arguments of these names say so. */
  readonly flags: readonly string[];
}

/**
 * `<TimelineEntry label="Closed event" />` of one kind, with what is asked for of it.
 *
 * @param back the relations that are left out on the pages of the records that they lead to
 */
function entryFile(
  plan: Plan,
  kind: KindPlan,
  taken: Asked,
  back: ReadonlySet<string>,
): WrittenEntry {
  const file = new SourceFile(kind.path, `the type \`${kind.type}\``);
  const selection = new Selection();
  const fragmentName = `${kind.name}_entry`;
  const variable = kind.target?.variable ?? plan.variable(kind.type);
  const place: Place = {
    file,
    plan,
    selection,
    variable,
    within: [],
    siblings: kind.fields,
    size: 'cell',
  };
  const fitting = fittingPart(plan, kind, taken);
  const shown = entryOf(place, fitting, titleFits(plan, kind, taken), back);
  const flags = selection.conditions;
  const body = [
    useFragmentStatement(
      file,
      variable,
      fragment(fragmentName, kind.type, selection.toNodes(), {
        flags: new Map(flags.map((flag) => [flag, true])),
      }),
      'entry',
    ),
    returnJsx(shown),
  ];
  const text = file.print(
    lines(
      `/** One ${lowered(kind.label)} among things of other kinds. */`,
      componentFunction(
        `export function ${kind.name}`,
        ['entry'],
        [`entry: ${file.artifact(`${fragmentName}$key`)}`],
        body,
      ),
    ),
  );
  return { text, asked: typesOf(plan, kind.type, selection.names), flags };
}

/** @param titled whether the record is named by its title; null where it cannot be linked to */
function entryOf(
  place: Place,
  kind: KindPlan,
  titled: boolean | null,
  back: ReadonlySet<string>,
): Doc {
  const { target, label, happening, relations, besides, mixed, type } = kind;
  const link = target && titled !== null ? linkTo(place, target, place.variable, { titled }) : null;
  return entryElement(place, {
    of: { type },
    happening,
    relations,
    flags: new Map([...back].map((field) => [field, flagOf(field)])),
    besides,
    facts: mixed.flatMap((one) => {
      const shown = mixedView(place, one);
      return shown ? [factOf(one.label, shown)] : [];
    }),
    first: [textAttribute('label', label), ...(link ? [jsxAttribute('record', link)] : [])],
  });
}

/**
 * What of a kind can be asked for beside the other kinds. GraphQL wants fields of one name to be of one
 * type, even where only one of them can be there.
 */
function fittingPart(plan: Plan, kind: KindPlan, taken: Asked): KindPlan {
  const { happening, type, fields } = kind;
  const fits = (names: readonly string[]) => fitBeside(plan, type, names, taken);
  const fieldFits = (name: string) => {
    const field = fields.find((candidate) => candidate.name === name);
    return field !== undefined && fits(namesOf(field));
  };
  const kept = (name: string | null) => (name !== null && fieldFits(name) ? name : null);
  const { change } = happening;
  return {
    ...kind,
    happening: {
      ...happening,
      moment: kept(happening.moment),
      kind: kept(happening.kind),
      text: kept(happening.text),
      change:
        change && fieldFits(change.from) && fieldFits(change.to)
          ? { ...change, field: kept(change.field) }
          : null,
    },
    relations: kind.relations.filter((relation) => fits(namesOf(relation))),
    mixed: kind.mixed.filter((one) => fits(namesOf(one))),
    besides: kind.besides.filter(({ name }) => fieldFits(name)),
  };
}

/** The fields of an object that are asked for to show one of them. */
function namesOf(of: Field | Relation | Mixed): string[] {
  const own = 'name' in of ? of.name : of.field;
  if (of.envelope) return [of.envelope.name];
  const currency = 'money' in of && of.fields === null ? of.money?.currency?.slice(0, 1) : null;
  return [own, ...(currency ?? [])];
}

/** Whether a record can be linked to by its title, by its key alone, or not at all. */
function titleFits(plan: Plan, { target, type }: KindPlan, taken: Asked): boolean | null {
  if (!target) return null;
  const { title, identity, fields } = target.resource;
  const first = (dotted: string) => {
    const name = dotted.split('.')[0];
    return fields.find((field) => field.name === name)?.envelope?.name ?? name;
  };
  const keys = [...target.key, ...(identity?.fields ?? [])].map(first);
  if (!fitBeside(plan, type, keys, taken)) return null;
  return fitBeside(plan, type, title.map(first), taken);
}

/**
 * A list of several kinds: each row by its own.
 *
 * @param written the entries of the kinds of which there is anything to ask for
 * @param flags the arguments that say whether what leads back to a record is asked for
 */
function entriesFile(
  list: KindsPlan,
  written: ReadonlyMap<KindPlan, WrittenEntry>,
  flags: readonly string[],
): string {
  const file = new SourceFile(list.path, `the type \`${list.type}\``);
  const fragmentName = `${list.name}_rows`;
  const item = 'item';
  const alias = (kind: KindPlan) => camelCase(kind.type);
  const asked = list.kinds.map((kind) => {
    const entry = written.get(kind);
    if (!entry) return inlineFragment(kind.type, [fieldNode('__typename')], alias(kind));
    const passed = flags.filter((flag) => entry.flags.includes(flag));
    return spreadWith(`${kind.name}_entry`, passed, alias(kind));
  });
  const entries = list.kinds.map((kind): Doc => {
    const expression = `${item}.${alias(kind)}`;
    const entry = written.has(kind)
      ? element(file.value(kind.name, kind.path), [attribute('entry', expression)])
      : element(file.value('TimelineEntry', TIMELINE), [textAttribute('label', kind.label)]);
    return [['{', `${expression} && `, wrappedJsx(entry), '}']];
  });
  const frame = file.value(list.isTimeline ? 'Timeline' : 'EntryList', TIMELINE);
  const body = [
    useFragmentStatement(
      file,
      'entries',
      fragment(fragmentName, list.type, asked, {
        plural: true,
        flags: new Map(flags.map((flag) => [flag, true])),
      }),
      'rows',
    ),
    returnJsx(
      elementWith(
        frame,
        [attribute('rows', 'entries')],
        [['{', arrow([item], wrappedJsx(together(entries))), '}']],
      ),
    ),
  ];
  return file.print(
    lines(
      '/** Things of several kinds, each shown as what it is. */',
      componentFunction(
        `export function ${list.name}`,
        ['rows'],
        [`rows: ${file.artifact(`${fragmentName}$key`)}`],
        body,
      ),
    ),
  );
}

/** `<>…</>`; one alone stays on its line where it fits. */
function together(entries: readonly Doc[]): Doc {
  const [only] = entries;
  return only !== undefined && entries.length === 1
    ? group(['<>', indent([softline, only]), softline, '</>'])
    : elementWith('', [], entries);
}

/** Values of one kind, as rows. */
function tableFile(plan: Plan, { name, path, type }: KindsPlan, rows: MixedValue): string {
  const file = new SourceFile(path, `the type \`${type}\``);
  const fragmentName = `${name}_rows`;
  const selection = new Selection();
  const source = { file, plan, selection, variable: plan.variable(type) };
  const columns = columnDocs(valueColumns(plan, rows), source);
  const body = [
    useFragmentStatement(
      file,
      'entries',
      fragment(fragmentName, type, selection.toNodes(), { plural: true }),
      'rows',
    ),
    returnJsx(tableElement(file, 'entries', columns)),
  ];
  return file.print(
    lines(
      `/** Values of one kind as rows, each ${article(lowered(rows.label))}. */`,
      componentFunction(
        `export function ${name}`,
        ['rows'],
        [`rows: ${file.artifact(`${fragmentName}$key`)}`],
        body,
      ),
    ),
  );
}
