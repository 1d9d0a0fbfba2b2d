import type { FieldNode, SelectionNode } from 'graphql';
import type { Observations } from '../../model/observations.ts';
import { field } from '../../scaffold/graphql/nodes.ts';
import { namesOf, sortFailures, type FieldFailure } from './failures.ts';
import {
  countRows,
  keySelections,
  pageField,
  pathToRows,
  rowsIn,
  totalField,
  totalIn,
  valuesAt,
  type ProbedList,
} from './listQuestion.ts';
import { mergeObservations } from './mergeObservations.ts';
import { messageShape } from './messageShape.ts';
import { askPagesAfter } from './pageLimits.ts';
import {
  failuresOf,
  NOTHING,
  type ProbeResponse,
  type Finding,
  type Question,
} from './question.ts';
import { sampledFields, titleFields, type SampledField } from './sampledFields.ts';
import type { ScalarSamples } from './scalarSamples.ts';
import { observedTexts, textFields } from './texts.ts';
import { observedTitles } from './titles.ts';

/** Rows of which everything is asked, and rows of which only names are. */
const ROWS = 3;
const NAMED_ROWS = 50;

/** A list's first rows: which of their fields fail, what their scalars look like, how well their names tell them apart. */
export class Sample {
  readonly #probed: ProbedList;
  readonly #scalars: ScalarSamples;
  readonly #isName: (text: string) => boolean;

  constructor(probed: ProbedList, scalars: ScalarSamples) {
    this.#probed = probed;
    this.#scalars = scalars;
    const { schema } = probed;
    const names = new Set(
      Object.values(schema.getTypeMap()).flatMap((type) => [
        type.name,
        ...('getFields' in type ? Object.keys(type.getFields()) : []),
      ]),
    );
    this.#isName = (text) => names.has(text);
  }

  /** Null where the list's arguments cannot be written. */
  question(): Question | null {
    const fields = sampledFields(this.#probed);
    const rows = this.#rows(fields);
    if (!rows) return null;
    const texts = textFields(this.#probed).map(({ name }) => name);
    const names = [...new Set([...titleFields(this.#probed), ...texts])];
    return {
      fields: { rows, ...this.#names(names) },
      read: (response) => join(this.#readRows(response, fields), this.#readNames(response, names)),
    };
  }

  #names(asked: readonly string[]): Record<string, FieldNode> {
    const selections = asked.map((name) => field(name));
    const names = this.#page(NAMED_ROWS, selections);
    const total = totalField(this.#probed);
    return { ...(names && { names }), ...(total && { total }) };
  }

  #rows(fields: readonly SampledField[]) {
    return this.#page(ROWS, [
      ...keySelections(this.#probed),
      ...fields.map(({ selection }) => selection),
    ]);
  }

  #page(size: number, selections: readonly SelectionNode[]) {
    return selections.length > 0 ? pageField(this.#probed, { size, selections }) : null;
  }

  /** Asks for some of the fields again. */
  #ask(fields: readonly SampledField[]): Question[] {
    const rows = this.#rows(fields);
    return rows ? [{ fields: { rows }, read: (response) => this.#readRows(response, fields) }] : [];
  }

  #readRows(response: ProbeResponse, fields: readonly SampledField[]): Finding {
    const { list } = this.#probed;
    const failures = failuresOf(response, 'rows');
    const all = response.data === null ? response.failures : failures;
    const { located, unlocated } = sortFailures(all, fields, pathToRows(list).slice(1));
    if (unlocated?.isRefusal) return NOTHING;
    const rows = response.data && rowsIn(response.data.rows, this.#probed);
    if (unlocated && rows === null)
      return { observed: {}, further: this.#narrow(fields, unlocated.message) };
    for (const row of rows ?? []) this.#addScalars(row, fields);
    const count = response.data === null ? 0 : countRows(response.data.rows, this.#probed);
    const failed = [...located].filter(([, failure]) => !failure.isRefusal);
    const certain = failed.filter(([, failure]) => count > 0 && failure.rows >= count);
    const open = count > 0 ? [] : failed;
    const rest = fields.filter((one) => !located.has(one));
    const isLost = rows === null || rows.length < count;
    const working = rest.flatMap((one) => [one, ...one.leaves].map(({ coordinate }) => coordinate));
    return {
      settled: rows !== null && rows.length > 0 ? working : [],
      observed: mergeObservations(...certain.map(([, failure]) => this.#fails(failure))),
      further: [
        ...open.flatMap(([one, failure]) => this.#askEachRow(one, failure)),
        ...(isLost && located.size > 0 ? this.#ask(rest) : []),
      ],
    };
  }

  /**
   * A list whose answer says nothing of where it failed: if it works without any of the fields, one of them is at fault,
   * which asking for halves of them shows.
   */
  #narrow(fields: readonly SampledField[], message: string): Question[] {
    const [only] = fields;
    if (!only) return [];
    const halves = () => {
      const middle = Math.ceil(fields.length / 2);
      return [fields.slice(0, middle), fields.slice(middle)].flatMap((half) => this.#ask(half));
    };
    if (fields.length > 1 && fields.length < sampledFields(this.#probed).length) return halves();
    const keys = this.#page(ROWS, [...keySelections(this.#probed), field('__typename')]);
    if (!keys) return [];
    const read = (response: ProbeResponse): Finding => {
      const rows = response.data && rowsIn(response.data.rows, this.#probed);
      if (response.failures.length > 0 || !rows || rows.length === 0) return NOTHING;
      if (fields.length > 1) return { observed: {}, further: halves() };
      return { observed: this.#fails({ message, coordinate: only.coordinate }) };
    };
    return [{ fields: { rows: keys }, read }];
  }

  /** A field that takes its list with it: whether it fails for other rows, too, shows when each is asked for alone. */
  #askEachRow(one: SampledField, failure: FieldFailure): Question[] {
    const selections = [...keySelections(this.#probed), one.selection];
    const pages = this.#firstPlaces().flatMap(
      (place) => pageField(this.#probed, { size: 1, place, selections }) ?? [],
    );
    let open = pages.length;
    let works = false;
    const read = ({ data }: ProbeResponse): Finding => {
      open -= 1;
      works ||= data !== null && (rowsIn(data.row, this.#probed)?.length ?? 0) > 0;
      return open === 0 && !works ? { observed: this.#fails(failure) } : NOTHING;
    };
    return pages.map((row) => ({ fields: { row }, read }));
  }

  /** Where the first rows are, as far as that can be said without a cursor. */
  #firstPlaces(): (number | undefined)[] {
    const { position, firstPage } = this.#probed.list.pagination;
    if (position !== 'offset' && position !== 'number') return [undefined];
    return [0, 1, 2].map((before) => (position === 'offset' ? before : before + firstPage));
  }

  #addScalars(row: unknown, fields: readonly SampledField[]): void {
    for (const { path, scalar } of fields.flatMap(({ leaves }) => leaves)) {
      if (scalar === null) continue;
      for (const value of valuesAt(row, path) ?? []) this.#scalars.add(scalar, value);
    }
  }

  #fails({ message, coordinate }: Pick<FieldFailure, 'message' | 'coordinate'>): Observations {
    return { fields: { [coordinate]: { fails: messageShape(message, this.#isName) } } };
  }

  #askNames(asked: readonly string[]): Question {
    return { fields: this.#names(asked), read: (response) => this.#readNames(response, asked) };
  }

  #readNames(response: ProbeResponse, asked: readonly string[]): Finding {
    const { list, resource } = this.#probed;
    const depth = pathToRows(list).length;
    // Fields that may not be null take names of records with them that have nothing to do with it.
    if (response.data === null && failuresOf(response, 'rows').length > 0)
      return { observed: {}, further: [this.#askNames(asked)] };
    const failing = failuresOf(response, 'names').map((failure) => namesOf(failure)[depth]);
    if (failing.length > 0) {
      const rest = asked.filter((name) => !failing.includes(name));
      if (rest.length === 0 || rest.length === asked.length) return NOTHING;
      return { observed: {}, further: [this.#askNames(rest)] };
    }
    const rows = response.data && rowsIn(response.data.names, this.#probed);
    if (!rows) return NOTHING;
    const isAsked = (name: string) => asked.includes(name);
    const titles = observedTitles(rows, titleFields(this.#probed).filter(isAsked));
    const texts = observedTexts(
      rows,
      textFields(this.#probed).filter(({ name }) => isAsked(name)),
    );
    const total = totalIn(response.data?.total, this.#probed);
    return join(
      { observed: { types: { [resource.type]: { titles, texts } } } },
      // Rows that are null, since the caller may not see them, are rows of the page all the same.
      askPagesAfter(this.#probed, {
        asked: NAMED_ROWS,
        rows: countRows(response.data?.names, this.#probed),
        total,
      }),
    );
  }
}

function join(one: Finding, other: Finding): Finding {
  return {
    observed: mergeObservations(one.observed, other.observed),
    settled: [...(one.settled ?? []), ...(other.settled ?? [])],
    further: [...(one.further ?? []), ...(other.further ?? [])],
  };
}
