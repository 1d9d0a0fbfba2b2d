import { isUnpaged } from './conventions/pagination/pagination.ts';
import { readFigures } from './conventions/figures.ts';
import { readValueCounts } from './conventions/valueCounts.ts';
import { pathHint } from './hints.ts';
import { withObservedPages } from './observed/pages.ts';
import { withObservedTotal } from './observed/totals.ts';
import { readList } from './readList.ts';
import type { Reading } from './reading.ts';
import { chooseList } from './resources/chooseList.ts';
import { onlyPages } from './shapes/listArguments.ts';
import type { RootField } from './shapes/rootField.ts';
import type { RowShape } from './shapes/rowShape.ts';
import { wayText } from './shapes/steps.ts';
import { outputFields } from './shapes/typeShapes.ts';
import type { CompositeType } from './shapes/typeShapes.ts';
import type { Field } from './types/fields.ts';
import type { List } from './types/relations.ts';

/** A list, and the reasons for its parts, as a resource's `why` has them. */
export interface ReadList {
  readonly value: List | null;
  readonly why: Readonly<Record<string, string>>;
  /** It has no way to ask for a part of the records. */
  readonly isWhole: boolean;
}

/** What of a resource's records is read before their list. */
interface RecordParts {
  readonly shape: RowShape;
  /** The fields that name them. */
  readonly titles: readonly string[];
  readonly fields: readonly Field[];
}

/** Reads the list of a resource at the root, with what its backend groups and adds up. */
export function readRootList(type: CompositeType, reading: Reading, parts: RecordParts): ReadList {
  const summed = withFigures(readListOf(type, reading, parts), parts.fields, reading);
  return withValues(summed, parts, reading);
}

function readListOf(
  type: CompositeType,
  { schema, candidates, types, hints, observations, edgeOf, report }: Reading,
  { shape, titles }: RecordParts,
): ReadList {
  const shown = [type, ...summariesOf(type, types)];
  const lists = shown.flatMap((each) => candidates.lists.get(each) ?? []);
  const chosen = chooseList(lists, pathHint(hints, type.name, 'list'), report);
  if (chosen === null) return { value: null, why: {}, isWhole: false };
  const { root, rows, listArguments } = chosen.value;
  const why: Record<string, string> = { list: chosen.why };
  const above = root.path.slice(0, -1);
  const list = readList(
    {
      field: root.field,
      siblings: outputFields(root.parent),
      above,
      aboveArguments: root.above,
      rows,
      listArguments,
    },
    shape,
    titles,
    edgeOf,
  );
  if (list.total)
    why['total'] =
      `\`${wayText(list.total.path)}\` counts ${list.total.twin ? 'them beside the list' : 'them in its response'}`;
  const query = schema.getQueryType();
  if (!query) return { value: list, why, isWhole: false };
  const paged = withObservedPages(list, query, observations);
  if (paged.why) why['pages'] = paged.why;
  const counted = withObservedTotal(paged.list, query, observations);
  if (counted.why) why['total'] = counted.why;
  const isWhole =
    isUnpaged(counted.list.pagination) &&
    !listArguments.some(onlyPages) &&
    !isBelowOneOfSeveral(root, candidates);
  return { value: counted.list, why, isWhole };
}

/** `me { sessions }` has those of one user, not those of all. */
function isBelowOneOfSeveral(
  { place, parent }: RootField,
  { lists, lookups }: Reading['candidates'],
): boolean {
  return place === 'singleton' && (lists.has(parent) || lookups.has(parent));
}

/** The list with the sums and the like that come with its total. */
function withFigures(read: ReadList, fields: readonly Field[], { schema }: Reading): ReadList {
  const list = read.value;
  const query = schema.getQueryType();
  const figures = list && query ? readFigures(list, query, fields) : [];
  if (!list?.total || figures.length === 0) return read;
  const pathsOf = (isSum: boolean) =>
    figures
      .filter(({ kind }) => (kind === 'sum') === isSum)
      .map(({ path }) => `\`${path.join('.')}\``)
      .join(', ');
  const [sums, measures] = [pathsOf(true), pathsOf(false)];
  return {
    ...read,
    value: { ...list, total: { ...list.total, figures } },
    why: {
      ...read.why,
      ...(sums && { sums: `${sums} add up what the total counts` }),
      ...(measures && { measures: `${measures} measure what the total counts` }),
    },
  };
}

/** The list with the values of its texts, as far as they are counted. */
function withValues(
  read: ReadList,
  { fields, titles }: RecordParts,
  { schema }: Reading,
): ReadList {
  const list = read.value;
  const query = schema.getQueryType();
  const values = list && query ? readValueCounts(list, query, fields, titles) : [];
  if (!list?.total || values.length === 0) return read;
  const names = values.map(({ field }) => `\`${field}\``);
  return {
    ...read,
    value: { ...list, total: { ...list.total, values } },
    why: { ...read.why, values: `the backend groups the records by ${names.join(', ')}` },
  };
}

/** The types that show the records of a type in short. */
export function summariesOf(type: CompositeType, { summaries }: Reading['types']): CompositeType[] {
  return [...summaries].flatMap(([summary, whole]) => (whole === type ? [summary] : []));
}
