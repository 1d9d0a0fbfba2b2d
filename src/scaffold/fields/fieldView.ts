import type { Field } from '../../model/types/fields.ts';
import type { Subject } from '../subject.ts';

/**
 * A way to show a single value: a component of the framework, the constructor of the columns that show it,
 * and all that the choice of columns, and the layout of a record, ask of such values.
 */
export interface FieldView {
  readonly component: string;
  readonly column: string;
  /** The file that has both, where the columns have none of their own. */
  readonly from: string;
  readonly columnFrom?: string;
  /** @param type the TypeScript type of the value, by Relay's artifacts */
  readonly takes: (field: Field, type: string) => boolean;
  /** The component's properties other than the value. */
  readonly options?: (field: Field, context: ViewContext) => readonly ViewOption[];
  /** Its columns are aligned as numbers. */
  readonly isNumber?: true;
  /** It shows any text as it is. */
  readonly isPlainText?: true;
  /** It takes the whole width of a record's page. */
  readonly isWide?: true;
  /** Too long or not informative enough for a table: a column only if a person adds it. */
  readonly isNoColumn?: true;
}

/**
 * The view of a component whose file has its columns, too: `Day` and `dayColumn`.
 *
 * @param rest which fields it takes, and in what it differs from other views
 */
export function view(
  component: string,
  from: string,
  rest: Omit<FieldView, 'component' | 'column' | 'from'> & { readonly column?: string },
): FieldView {
  const column = `${component.charAt(0).toLowerCase()}${component.slice(1)}Column`;
  return { component, column, from, ...rest };
}

/** Where a value is shown. */
export interface ViewContext {
  readonly context: {
    choices(type: string): string;
    of(type: string): Subject | undefined;
    describe(subject: Subject): string;
  };
  readonly size: 'cell' | 'fact';
}

/** An option of a component: a text, code that is the same for all rows, or an expression read from the row. */
export type ViewOption =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly constant: string }
  | { readonly name: string; readonly read: string };
