import type { LoadPicker } from '../../../lists/picker.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { usePicker } from '../../form/usePicker.ts';
import { useRecordTitle } from '../../form/useRecordTitle.ts';

interface RecordFilterTextProps {
  readonly load: LoadPicker;
  readonly keyOfRecord: string;
}

/** The title of a filter's record; "one record" while it loads. */
export function RecordFilterText({ load, keyOfRecord }: RecordFilterTextProps) {
  const locale = useLocale();
  return useRecordTitle(usePicker(load), keyOfRecord) ?? t('one record', locale);
}
