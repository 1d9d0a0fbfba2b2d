import 'client-only';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import type { LayoutProps } from '../layouts/layoutProps.ts';
import { SheetOfRows } from './SheetOfRows.tsx';
import { useLoadedSheet } from './useLoadedSheet.ts';

/**
 * The rows as a spreadsheet, for those who change many: cells are filled by the inputs of the record's form, and saved
 * together by its mutation.
 */
export default function Sheet(props: LayoutProps) {
  const locale = useLocale();
  const loaded = useLoadedSheet(props.list);
  if (!loaded) return <p role="status">{t('Loading…', locale)}</p>;
  const { search, filters, sort, position, size } = props.list.address;
  // Another sheet for other rows: what is unsaved was asked about when these were left.
  const key = JSON.stringify([search, filters, sort, position, size]);
  return <SheetOfRows key={key} {...props} {...loaded} />;
}
