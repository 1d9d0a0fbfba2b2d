import type { Resource } from '../../../address/resource.ts';
import type { Locale } from '../../../locale/locale.ts';
import { Avatar } from '../../fields/Avatar.tsx';
import { textIn, type Column } from '../../fields/column.tsx';
import type { RecordsOfTable } from '../tableDefinition.ts';
import styles from '../table.module.css';

/** Pixels: a row is not higher for it. */
const SIZE = 24;

/** The columns with each record's picture or initials before its title, where its table or its resource has such. */
export function withAvatars<Row, Own extends Column<Row>>(
  columns: readonly Own[],
  { resource, picture }: Pick<RecordsOfTable<Row>, 'picture'> & { readonly resource: Resource },
  locale: Locale,
): readonly Own[] {
  const [title, ...rest] = columns;
  if (!title || !(picture || resource.hasInitials)) return columns;
  const cell = (row: Row) => (
    <>
      <Avatar
        name={textIn(title, row, locale) ?? ''}
        resource={resource}
        picture={picture?.(row)}
        size={SIZE}
        className={styles.avatar}
      />
      <span dir="auto" className={styles.name}>
        {title.cell(row)}
      </span>
    </>
  );
  return [{ ...title, cell }, ...rest];
}
