import type { Field, Mixed, MixedValue, Relation } from '../../model/model.ts';
import {
  arrow,
  attribute,
  componentFunction,
  element,
  elementWith,
  group,
  indent,
  jsxAttribute,
  lines,
  returnJsx,
  softline,
  textAttribute,
  wrappedJsx,
  type Doc,
} from '../code/docs.ts';
import { useFragmentStatement } from '../code/relay.ts';
import { SourceFile } from '../code/sourceFile.ts';
import { entryElement, factOf } from '../fields/entry.ts';
import { mixedView } from '../fields/mixed.ts';
import { linkTo } from '../fields/relations.ts';
import type { Place } from '../fields/views.ts';
import { field as fieldNode, fragment, inlineFragment, spread } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import { valueColumns, type KindPlan, type KindsPlan } from '../mixed/kinds.ts';
import { camelCase } from '../names.ts';
import { fitBeside, typesOf, type Asked } from '../mixed/shapes.ts';
import type { Plan } from '../plan.ts';
import { columnDocs, tableDoc } from '../tools/resultColumns.ts';
import { article } from './fields.ts';
import { lowered } from './list.ts';

/** Facts to leave out, where the page itself says what they would. */
const WITHOUT = 'without?: readonly string[]';

const TIMELINE = 'src/ui/record/Timeline.tsx';

/** The entries of lists that hold several kinds of things: a file for each list, and one for each kind. Path → text. */
export function kindFiles(plan: Plan): Map<string, string> {
  const files = new Map<string, string>();
  const asked = new Map<KindPlan, Asked>();
  const lists = plan.kinds.all;
  for (const kind of new Set(lists.flatMap(({ kinds }) => kinds))) {
    const beside = lists.filter(({ kinds }) => kinds.includes(kind)).flatMap(({ kinds }) => kinds);
    const taken = new Map(beside.flatMap((other) => [...(asked.get(other) ?? [])]));
    const entry = entryFile(plan, kind, taken);
    asked.set(kind, entry.asked);
    if (entry.asked.size > 0) files.set(kind.path, entry.text);
  }
  for (const list of lists)
    files.set(
      list.path,
      list.rows
        ? tableFile(plan, list, list.rows)
        : entriesFile(list, (kind) => files.has(kind.path)),
    );
  return files;
}

/** `<TimelineEntry label="Closed event" />` of one kind, with what is asked for of it. */
function entryFile(plan: Plan, kind: KindPlan, taken: Asked): { text: string; asked: Asked } {
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
  const shown = entryOf(place, fittingPart(plan, kind, taken), titleFits(plan, kind, taken));
  const body = [
    useFragmentStatement(
      file,
      variable,
      fragment(fragmentName, kind.type, selection.toNodes()),
      'entry',
    ),
    returnJsx(shown),
  ];
  const text = file.print(
    lines(
      `/** One ${lowered(kind.label)} among things of other kinds. */`,
      componentFunction(
        `export function ${kind.name}`,
        ['entry', 'without'],
        [`entry: ${file.artifact(`${fragmentName}$key`)}`, WITHOUT],
        body,
      ),
    ),
  );
  return { text, asked: typesOf(plan, kind.type, selection.names) };
}

/** @param titled whether the record is named by its title; null where it cannot be linked to */
function entryOf(place: Place, kind: KindPlan, titled: boolean | null): Doc {
  const { target, label, happening, relations, besides, mixed, type } = kind;
  const link = target && titled !== null ? linkTo(place, target, place.variable, { titled }) : null;
  return entryElement(place, {
    of: { type },
    happening,
    relations,
    besides,
    facts: mixed.flatMap((one) => {
      const shown = mixedView(place, one);
      return shown ? [factOf(one.field, one.label, shown)] : [];
    }),
    first: [textAttribute('label', label), ...(link ? [jsxAttribute('record', link)] : [])],
    last: [attribute('without', 'without')],
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

/** A list of several kinds: each row by its own. @param isWritten whether there is anything to ask for of a kind */
function entriesFile(list: KindsPlan, isWritten: (kind: KindPlan) => boolean): string {
  const file = new SourceFile(list.path, `the type \`${list.type}\``);
  const fragmentName = `${list.name}_rows`;
  const item = 'item';
  const alias = (kind: KindPlan) => camelCase(kind.type);
  const asked = list.kinds.map((kind) =>
    isWritten(kind)
      ? spread(`${kind.name}_entry`, alias(kind))
      : inlineFragment(kind.type, [fieldNode('__typename')], alias(kind)),
  );
  const entries = list.kinds.map((kind): Doc => {
    const expression = `${item}.${alias(kind)}`;
    const entry = isWritten(kind)
      ? element(file.value(kind.name, kind.path), [
          attribute('entry', expression),
          attribute('without', 'without'),
        ])
      : element(file.value('TimelineEntry', TIMELINE), [textAttribute('label', kind.label)]);
    return [['{', `${expression} && `, wrappedJsx(entry), '}']];
  });
  const frame = file.value(list.isTimeline ? 'Timeline' : 'EntryList', TIMELINE);
  const body = [
    useFragmentStatement(
      file,
      'entries',
      fragment(fragmentName, list.type, asked, { plural: true }),
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
        ['rows', 'without'],
        [`rows: ${file.artifact(`${fragmentName}$key`)}`, WITHOUT],
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
    returnJsx(tableDoc(file, 'entries', columns)),
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
