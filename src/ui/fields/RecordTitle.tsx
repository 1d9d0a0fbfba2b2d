import { useLocale } from '../locale/useLocale.ts';
import type { RecordKey, Resource } from '../../address/resource.ts';
import { nameIn, titleOf } from './title.ts';
import { type Title } from '../../relay/caught.ts';
import { column, type Column, type ColumnOptions } from './column.tsx';
import { keyReader, type KeyOption } from './recordKey.ts';

interface RecordTitleProps {
  readonly resource: Resource;
  readonly recordKey?: RecordKey | null;
  /** What names the record; its label and key stand in where nothing does. */
  readonly title?: Title;
}

/** A record's name, in the visitor's language where it has none of its own. */
export function RecordTitle({ resource, recordKey, title }: RecordTitleProps) {
  // A text by itself would not pass by what makes it fit for HTML.
  return <>{titleOf(resource, recordKey, title, useLocale())}</>;
}

type TitleColumnOptions<Row> = ColumnOptions<Row> &
  KeyOption<Row> & {
    readonly resource: Resource;
  };

/**
 * A column of the names of records, where no single field of theirs is it.
 *
 * @param title what names the record; its label and key stand in where nothing does
 */
export function titleColumn<Row>(
  id: string,
  title: (row: Row) => Title,
  { resource, keyOf, ...options }: TitleColumnOptions<Row>,
): Column<Row> {
  const keyIn = keyReader({ keyOf });
  return column(id, (row) => nameIn(title(row)), {
    cell: (row) => <RecordTitle resource={resource} recordKey={keyIn(row)} title={title(row)} />,
    write: (row, locale) => [
      { part: '', value: titleOf(resource, keyIn(row), title(row), locale) },
    ],
    ...options,
  });
}
