import { hasScreen, recordHref, type RecordKey, type Resource } from '../../address/resource.ts';

/** The page of a row; null for a row without one. */
export function rowHref(resource: Resource, key: RecordKey | null | undefined): string | null {
  if (key === null || key === undefined || !hasScreen(resource, 'record')) return null;
  return recordHref(resource, key);
}
