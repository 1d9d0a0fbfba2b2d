import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { findRecord } from './findRecord.ts';
import { optionName } from './picker.ts';
import { type AnyPicker, type Option } from '../../lists/picker.ts';
import { useLocale } from '../locale/useLocale.ts';

/**
 * The title of the record with a key.
 *
 * @param picker null until its code has loaded
 * @returns null until the backend has responded, and if it fails
 */
export function useRecordTitle(picker: AnyPicker | null, key: string): string | null {
  const environment = useRelayEnvironment();
  const locale = useLocale();
  const [found, setFound] = useState<{ key: string; option: Option } | null>(null);
  useEffect(() => {
    if (!picker || key === '') return;
    let isWanted = true;
    const ask = async () => {
      const option = await findRecord(environment, picker, key);
      if (option && isWanted) setFound({ key, option });
    };
    // The key is shown instead of the title; the list itself reports errors.
    ask().catch(() => isWanted && setFound(null));
    return () => {
      isWanted = false;
    };
  }, [environment, picker, key]);
  return picker && found?.key === key ? optionName(picker, found.option, locale) : null;
}
