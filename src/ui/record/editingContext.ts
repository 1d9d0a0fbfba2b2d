import { createContext } from 'react';
import type { AnyEditing } from '../form/recordEditing.ts';

/** How to edit single fields of the current record in place. */
export interface RecordEditingSource {
  readonly load: () => Promise<AnyEditing>;
  /** The address of the record's form. */
  readonly href: string;
  /** The inputs that this record does not let people change. */
  readonly denied: readonly string[];
}

export const RecordEditingContext = createContext<RecordEditingSource | null>(null);
