import { useEffect, useState } from 'react';
import type { AnyPicker, LoadPicker } from '../../../lists/picker.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { useRecordTitle } from '../../form/useRecordTitle.ts';

interface RecordFilterTextProps {
  readonly load: LoadPicker;
  readonly keyOfRecord: string;
}

/** The title of a filter's record; "one record" while it loads. */
export function RecordFilterText({ load, keyOfRecord }: RecordFilterTextProps) {
  const locale = useLocale();
  const [picker, setPicker] = useState<AnyPicker | null>(null);
  useEffect(() => {
    let isWanted = true;
    void load().then((loaded) => isWanted && setPicker(loaded));
    return () => {
      isWanted = false;
    };
  }, [load]);
  return useRecordTitle(picker, keyOfRecord) ?? t('one record', locale);
}
