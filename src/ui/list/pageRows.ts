import type { ComponentType, ReactNode } from 'react';
import type { PageOfRows } from '../../lists/pageInResponse.ts';
import type { CarriedProps } from './beside.tsx';
import type { EdgesDefinition } from './edgesDefinition.ts';

/** What a component is given that shows rows. */
interface RowsProps extends CarriedProps {
  readonly rows: readonly unknown[];
  readonly hiddenColumns?: readonly string[];
}

/**
 * A component for the rows of any list. It is the type of a method, since TypeScript lets a known type narrow a method's
 * parameters: each component gets the rows of its own list.
 */
export type ViewOfAnyRows = {
  view(props: RowsProps): ReactNode;
}['view'];

/** The rows of a page, and what shows them. */
export interface PageRowsProps extends Pick<RowsProps, 'hiddenColumns' | 'beside' | 'order'> {
  readonly view: ComponentType<RowsProps>;
  readonly page: PageOfRows;
  readonly edges?: EdgesDefinition;
}
