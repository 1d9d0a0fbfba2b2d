import type { ComponentType } from 'react';
import type { PageOfRows } from '../../lists/pageInAnswer.ts';
import type { CarriedProps } from './beside.tsx';
import type { EdgesDefinition } from './edgesDefinition.ts';

/** What a component is given that shows rows. */
interface RowsProps extends CarriedProps {
  readonly rows: readonly unknown[];
  readonly hiddenColumns?: readonly string[];
}

/** The rows of a page, and what shows them. */
export interface PageRowsProps extends Pick<RowsProps, 'hiddenColumns' | 'beside'> {
  readonly view: ComponentType<RowsProps>;
  readonly page: PageOfRows;
  readonly edges?: EdgesDefinition;
}
