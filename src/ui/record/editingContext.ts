import { createContext } from 'react';
import type { AnyEditing } from '../form/recordEditing.ts';

/** How single fields of the record in sight are changed in their place, where they can be. */
export interface RecordEditingSource {
  readonly load: () => Promise<AnyEditing>;
  /** The address of the form for the whole record. */
  readonly href: string;
}

export const RecordEditingContext = createContext<RecordEditingSource | null>(null);
