import { createContext, type ReactNode } from 'react';
import type { Caught } from '../../relay/caught.ts';

/** What makes a value a field of a record's page. */
export interface FieldProps {
  /** The record's field. It gives the label, the help, and the input of the record's form that edits it in place. */
  readonly name?: string;
  /** The label, where the name does not give it. */
  readonly label?: string;
  /** The schema's description, where the record's help has none. */
  readonly help?: string;
  /** Spans the full width, as long texts and structures do by themselves. */
  readonly wide?: boolean;
  /** The input that edits it, where that is called otherwise. */
  readonly edits?: string;
  /** No input edits it in place. */
  readonly readOnly?: boolean;
}

/** What every value component takes. With a name or a label it is a field of the section that it is in. */
export interface ValueProps<Type> extends FieldProps {
  readonly value: Caught<Type>;
}

/** Shows a value, or that there is none, as a field of the surrounding section. */
type AsField = (field: FieldProps, value: ReactNode, isEmpty: boolean) => ReactNode;

/** Shows values as fields; null outside of sections, where values have no labels. */
export const FieldContext = createContext<AsField | null>(null);
