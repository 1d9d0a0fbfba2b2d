import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { AnyPicker } from '../../form/picker.ts';

/**
 * What names the record of a key.
 *
 * @param picker null until its code is there
 * @returns null until the backend has said it, and where it cannot
 */
export function useRecordTitle(picker: AnyPicker | null, key: string): string | null {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ key: string; title: string } | null>(null);
  useEffect(() => {
    if (!picker?.one || key === '') return;
    const { query, variables, row } = picker.one;
    const request = fetchQuery(environment, query, variables(key), {
      fetchPolicy: 'store-or-network',
    }).subscribe({
      next: (data) => {
        const record = row(data);
        const option = record ? picker.option(record) : null;
        if (option) setFound({ key, title: option.title });
      },
      // The key stands where the title would: the list itself says what is wrong with it.
      error: () => setFound(null),
    });
    return () => request.unsubscribe();
  }, [environment, picker, key]);
  return found?.key === key ? found.title : null;
}
