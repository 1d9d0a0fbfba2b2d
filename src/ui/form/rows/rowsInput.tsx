import type { Input } from '../input.ts';
import type { FormState } from '../values.ts';
import type { RowsSettings } from './newRowsDefinition.ts';
import { RowsControl } from './RowsControl.tsx';

/** The input of a form for such rows. */
export interface RowsInput extends Input<readonly FormState[], readonly FormState[]> {
  readonly rows: RowsSettings;
}

/** Rows that are entered with a new record, and made once it is there. What is sent of the record has none of them. */
export function rowsInput(rows: RowsSettings): RowsInput {
  return {
    label: rows.label,
    rows,
    empty: [],
    cleared: null,
    isWide: true,
    isGroup: true,
    parse: (_, __) => [],
    isEmpty: (state) => state.length === 0,
    check: () => [],
    serialize: (state) => state,
    format: (state) => String(state.length),
    Control: (props) => <RowsControl {...props} rows={rows} />,
  };
}
