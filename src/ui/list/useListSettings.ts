import { useRouter } from 'next/router';
import { lackingOf } from '../../access/access.ts';
import type { Resource } from '../../address/resource.ts';
import { allowedSettings } from '../../lists/allowedSettings.ts';
import { withRelatedFilters } from '../../lists/filters/relatedFilters.ts';
import { useAccess } from '../access/useAccess.ts';

/** The settings of a list as far as the person may use them, with the filters through relations of the address. */
export function useListSettings<Settings extends object>(
  resource: Resource,
  settings: Settings,
): Settings {
  const { query } = useRouter();
  const lacking = lackingOf(useAccess());
  return withRelatedFilters(allowedSettings(lacking, resource, settings), query, lacking);
}
