import { useEffect, useMemo, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Lane } from '../../../lists/lanes.ts';
import type { LoadPicker, Option } from '../../../lists/picker.ts';
import { findRecord } from '../../form/findRecord.ts';
import { useStableValue } from '../useStableValue.ts';

/**
 * The records of a board's lanes by the names of the lanes. Those that a person has added need not be among the records
 * that the page has asked for: they are asked for one by one, and are left out until they are known.
 *
 * @param load the picker of the relation; undefined where lanes are of no records
 * @param records those that the page has asked for
 */
export function useLaneRecords(
  load: LoadPicker | undefined,
  records: readonly Option[] | undefined,
  lanes: readonly Lane[],
): ReadonlyMap<string, Option> {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<readonly Option[]>([]);
  const known = useMemo(
    () => new Map([...found, ...(records ?? [])].map((record) => [String(record.key), record])),
    [found, records],
  );
  const missing = useStableValue(
    lanes.flatMap(({ name, value }) => (value === null || known.has(name) ? [] : [name])),
  );
  useEffect(() => {
    if (!load || missing.length === 0) return;
    let isWanted = true;
    const ask = async () => {
      const picker = await load();
      const asked = await Promise.all(missing.map((key) => findRecord(environment, picker, key)));
      const options = asked.filter((option) => option !== null);
      if (isWanted && options.length > 0) setFound((before) => [...before, ...options]);
    };
    // A lane whose record cannot be read is called by its key.
    ask().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [environment, load, missing]);
  return known;
}
