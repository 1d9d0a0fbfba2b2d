import type { Locale } from '../../../locale/locale.ts';
import { joinSentences, t, tLabel } from '../../../locale/translate.ts';
import { valueOf } from '../../../relay/caught.ts';
import { isFieldAllowed, type EditPermissions } from '../../access/recordPermissions.ts';
import { dataOf, isUnreadable, textIn, type Columns } from '../../fields/column.tsx';
import type { LabelledInput } from '../../form/input.ts';
import type { RecordAround } from '../../form/recordAround.ts';
import {
  isRequired,
  isSameValue,
  requiredMessage,
  type AnyFields,
  type FormState,
  type ReadValues,
} from '../../form/values.ts';
import { shownText, textOf } from './cellText.ts';
import { canBeTyped } from './editing.ts';
import type { CellPlace, Size } from './range.ts';
import {
  contentOf,
  type CellName,
  type Content,
  type KnownCells,
  type SheetState,
} from './sheetState.ts';

/** A row of the sheet, with a key of its own. */
export interface SheetRow {
  readonly key: string;
  readonly row: unknown;
  /** The page of its record. */
  readonly href: string | null;
  readonly title: string;
}

interface SheetParts {
  readonly rows: readonly SheetRow[];
  readonly columns: Columns<unknown>;
  /** The inputs that the person may send. */
  readonly fields: AnyFields;
  readonly permissions: EditPermissions;
  readonly locale: Locale;
}

/** The cells of a sheet as the backend has them, and their inputs. Pure. */
export class SheetCells implements KnownCells {
  readonly rows: readonly SheetRow[];
  readonly columns: Columns<unknown>;
  readonly locale: Locale;
  readonly #fields: AnyFields;
  readonly #permissions: EditPermissions;
  readonly #rowAt: ReadonlyMap<string, number>;
  readonly #columnAt: ReadonlyMap<string, number>;

  constructor({ rows, columns, fields, permissions, locale }: SheetParts) {
    this.rows = rows;
    this.columns = columns;
    this.locale = locale;
    const typed = Object.entries(fields).filter(([, input]) => canBeTyped(input));
    this.#fields = Object.fromEntries(typed);
    this.#permissions = permissions;
    this.#rowAt = new Map(rows.map(({ key }, index) => [key, index]));
    this.#columnAt = new Map(columns.map(({ id }, index) => [id, index]));
  }

  get size(): Size {
    return { rows: this.rows.length, columns: this.columns.length };
  }

  at({ row, column }: CellPlace): CellName {
    return { row: this.rows[row].key, field: this.columns[column].id };
  }

  placeOf({ row, field }: CellName): CellPlace | null {
    const [rowAt, columnAt] = [this.#rowAt.get(row), this.#columnAt.get(field)];
    return rowAt === undefined || columnAt === undefined ? null : { row: rowAt, column: columnAt };
  }

  /** What is in the cells of a row, with their inputs. */
  recordAt(row: string, state: SheetState): RecordAround {
    const entries = this.columns.flatMap(({ id: field }) => {
      const content = contentOf(state, { row, field }, this);
      return content ? [[field, content.state] as const] : [];
    });
    return { fields: this.#fields, values: Object.fromEntries(entries) };
  }

  /** The input of a field; undefined where it cannot be edited in a cell. */
  inputOf(field: string): LabelledInput | undefined {
    return Object.hasOwn(this.#fields, field) ? this.#fields[field] : undefined;
  }

  /** The input of a cell; undefined where it cannot be edited. */
  editableInput({ row, field }: CellName): LabelledInput | undefined {
    const place = this.placeOf({ row, field });
    if (!place) return undefined;
    const own = this.rows[place.row].row;
    // What the backend failed to return looks like no value.
    const isLocked =
      isUnreadable(this.columns[place.column], own) ||
      !isFieldAllowed(own, this.#permissions, field);
    return isLocked ? undefined : this.inputOf(field);
  }

  readonly baseOf = ({ row, field }: CellName): unknown => {
    const place = this.placeOf({ row, field });
    const input = this.inputOf(field);
    if (!place || !input) return undefined;
    const own = this.rows[place.row].row;
    const record = own as ReadValues;
    const column = this.columns[place.column];
    const shown = input.finds
      ? { key: column.linkedKey?.(own) ?? null, title: textIn(column, own, this.locale) }
      : dataOf(column, own);
    const value = input.isObject ? valueOf(record[field]) : shown;
    const isNone = value === null || (input.finds && dataOf(column, own) === null);
    return isNone ? this.emptyOf({ row, field }) : input.parse(value, this.locale, record);
  };

  /** The state of a cell without a value. */
  emptyOf({ row, field }: CellName): unknown {
    const [input, at] = [this.inputOf(field), this.#rowAt.get(row)];
    const record = at === undefined ? {} : (this.rows[at].row as ReadValues);
    return input?.emptyOf?.(record) ?? input?.empty;
  }

  readonly isSame = (field: string, one: unknown, other: unknown): boolean => {
    const input = this.inputOf(field);
    return input !== undefined && isSameValue(input, one, other);
  };

  /** What is wrong with what a person put into a cell; null for nothing. */
  problemWith(cell: CellName, { state: own, unread }: Content, state: SheetState): string | null {
    if (unread) return unread.problem;
    const input = this.inputOf(cell.field);
    if (!input) return null;
    if (input.isEmpty(own))
      return isRequired(input, true) ? requiredMessage(input, this.locale) : null;
    const beside = this.#besideOf(cell, input, state);
    return input.check(own, this.locale, this.baseOf(cell), beside)[0]?.message ?? null;
  }

  isRequired(field: string): boolean {
    const input = this.inputOf(field);
    return input !== undefined && isRequired(input, true);
  }

  /**
   * Why a cell is not saved that somebody else has changed.
   *
   * @param theirs what it has become
   * @param lastChange who has changed its record, and when, in words
   */
  conflictWords(field: string, theirs: unknown, lastChange?: string): string {
    const value = this.shownOf(field, theirs);
    const words = t(CONFLICT, this.locale, { value });
    return lastChange === undefined ? words : joinSentences([words, lastChange], this.locale);
  }

  /** What a cell shows of a state. */
  shownOf(field: string, state: unknown): string {
    const input = this.inputOf(field);
    return !input || input.isEmpty(state) ? '—' : input.format(state, this.locale);
  }

  /** What a cell is called: by its row and its column. */
  nameOf({ row, field }: CellName): string {
    const [rowAt, columnAt] = [this.#rowAt.get(row), this.#columnAt.get(field)];
    const title = rowAt === undefined ? row : this.rows[rowAt].title;
    const shown = columnAt === undefined ? this.inputOf(field) : this.columns[columnAt];
    return `${title} › ${tLabel(shown?.label ?? field, this.locale)}`;
  }

  /** What is copied of a cell. */
  textOf(cell: CellName, state: SheetState): string {
    const place = this.placeOf(cell);
    if (!place) return '';
    const input = this.inputOf(cell.field);
    const { row } = this.rows[place.row];
    const column = this.columns[place.column];
    const content = input && !isUnreadable(column, row) && contentOf(state, cell, this);
    if (!input || !content) return shownText(column, row, this.locale);
    return content.unread?.text ?? textOf(input, content.state, this.locale);
  }

  /** The state that the meaning of another depends on: the currency of an amount in cents. */
  #besideOf(
    { row }: CellName,
    { dependsOn }: LabelledInput,
    state: SheetState,
  ): FormState | undefined {
    if (dependsOn === undefined || !this.inputOf(dependsOn)) return undefined;
    const content = contentOf(state, { row, field: dependsOn }, this);
    return content && { [dependsOn]: content.state };
  }
}

const CONFLICT =
  'Somebody else has changed this to {value} meanwhile. Save again to overwrite it, or take theirs.';
