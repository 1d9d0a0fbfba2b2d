import 'client-only';
import { useEffect, useState } from 'react';
import { allowedFields } from '../../access/allowedResource.ts';
import { useAccess } from '../../access/useAccess.ts';
import { loadCreation } from '../loadCreation.ts';
import type { AnyFields } from '../values.ts';
import { ownInputs, type RowsSettings } from './newRowsDefinition.ts';

/** The inputs of a row that a person fills in, once they are loaded. */
export function useRowFields(rows: RowsSettings): AnyFields | 'failed' | null {
  const access = useAccess();
  const [loaded, setLoaded] = useState<AnyFields | 'failed' | null>(null);
  useEffect(() => {
    const load = async () => {
      const { fields } = await loadCreation(await rows.operations());
      setLoaded(allowedFields(access, rows.resource, 'create', ownInputs(fields, rows)));
    };
    load().catch(() => setLoaded('failed'));
  }, [access, rows]);
  return loaded;
}
