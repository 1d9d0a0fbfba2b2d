import type { Column } from '../../fields/column.tsx';

/**
 * The columns whose values say what they are where there is no heading above them: a choice by its words, and the record
 * that a row belongs to by its name. Controls have names of their own.
 */
export function selfEvident<Each extends Pick<Column<never>, 'linkedKey' | 'holds'>>(
  columns: readonly Each[],
): ReadonlySet<Each> {
  const owner = columns.find(({ linkedKey }) => linkedKey);
  const says = ({ holds }: Each) => holds === 'choice' || holds === 'controls';
  return new Set(columns.filter((column) => column === owner || says(column)));
}
