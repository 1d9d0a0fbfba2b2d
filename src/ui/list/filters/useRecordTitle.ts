import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { optionName, optionOf } from '../../form/picker.ts';
import { type AnyPicker, type Option } from '../../../lists/picker.ts';
import { useLocale } from '../../locale/useLocale.ts';

/**
 * What names the record of a key.
 *
 * @param picker null until its code is there
 * @returns null until the backend has said it, and where it cannot
 */
export function useRecordTitle(picker: AnyPicker | null, key: string): string | null {
  const environment = useRelayEnvironment();
  const locale = useLocale();
  const [found, setFound] = useState<{ key: string; option: Option } | null>(null);
  useEffect(() => {
    if (!picker || key === '') return;
    let isWanted = true;
    const ask = async () => {
      const { one } = await picker.finder();
      if (!one || !isWanted) return;
      const request = fetchQuery(environment, one.query, one.variables(key), {
        fetchPolicy: 'store-or-network',
      });
      const record = one.row(await request.toPromise());
      const option = optionOf(picker, record);
      if (option && isWanted) setFound({ key, option });
    };
    // The key stands where the title would: the list itself says what is wrong with it.
    ask().catch(() => isWanted && setFound(null));
    return () => {
      isWanted = false;
    };
  }, [environment, picker, key]);
  return picker && found?.key === key ? optionName(picker, found.option, locale) : null;
}
