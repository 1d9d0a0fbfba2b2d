import { useLocale } from '../locale/useLocale.ts';
import type { RecordKey, Resource } from '../../address/resource.ts';
import { nameIn, titleOf } from './title.ts';
import { type Title } from '../../relay/caught.ts';
import type { Column, ColumnOf } from './column.tsx';

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

interface TitleColumn<Row> extends Omit<ColumnOf<Row, string>, 'value'> {
  readonly resource: Resource;
  readonly keyOf?: (row: Row) => RecordKey | null | undefined;
  /** What names the record; its label and key stand in where nothing does. */
  readonly title?: (row: Row) => Title;
}

/** A column of the names of records, where no single field of theirs is it. */
export function titleColumn<Row>(options: TitleColumn<Row>): Column<Row> {
  const { resource, keyOf, title, ...column } = options;
  return {
    value: (row) => nameIn(title?.(row)),
    cell: (row) => (
      <RecordTitle resource={resource} recordKey={keyOf?.(row)} title={title?.(row)} />
    ),
    write: (row, locale) => [
      { part: '', value: titleOf(resource, keyOf?.(row), title?.(row), locale) },
    ],
    ...column,
  };
}
