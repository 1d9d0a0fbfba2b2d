import type { Access } from '../../access/access.ts';
import { allResources, type Navigation } from '../../address/navigation.ts';
import { listHref } from '../../address/resource.ts';
import { screenDenial } from './screenDenial.ts';

/** Whether a person may not use the form at a route, `/orders/new` or `/orders/[key]/edit`. */
export function isRouteDenied(navigation: Navigation, route: string, access: Access): boolean {
  return allResources(navigation).some((resource) => {
    const list = listHref(resource);
    if (route === `${list}/new`) return screenDenial(access, resource, 'create') !== null;
    return route === `${list}/[key]/edit` && screenDenial(access, resource, 'edit') !== null;
  });
}
