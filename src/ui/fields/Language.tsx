import { formatLanguage } from '../../locale/formats.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Caught } from '../../relay/caught.ts';
import { columnOf, type Column, type ColumnOf } from './column.tsx';
import { Value } from './Value.tsx';

/** A language by its name, its code on hover. The server may know a name that a browser does not: it stays. */
export function Language({ value }: { value: Caught<string> }) {
  const locale = useLocale();
  return (
    <Value value={value}>
      {(code) => (
        <span title={code} suppressHydrationWarning>
          {formatLanguage(code, locale)}
        </span>
      )}
    </Value>
  );
}

/** A column of languages. */
export function languageColumn<Row>(column: ColumnOf<Row, string>): Column<Row> {
  return columnOf(Language, column);
}
