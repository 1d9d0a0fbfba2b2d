import { useRouter } from 'next/router';
import { useContext } from 'react';
import { lackingOf } from '../../access/access.ts';
import type { Resource } from '../../address/resource.ts';
import { useAccess } from '../access/useAccess.ts';
import { ListChoicesContext } from './listContext.ts';
import { listAt } from './listDefinition.ts';

/** The settings of a list as the address asks for it, as far as the person may use them. */
export function useListSettings<Settings extends { readonly resource: Resource }>(
  settings: Settings,
): Settings {
  const { query } = useRouter();
  const lists = useContext(ListChoicesContext);
  return listAt(settings, query, { lists, access: lackingOf(useAccess()) });
}
