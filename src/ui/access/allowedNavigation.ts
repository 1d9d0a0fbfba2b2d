import { useMemo } from 'react';
import type { Access } from '../../access/access.ts';
import { allResources, type Navigation, type NavigationPlace } from '../../address/navigation.ts';
import { allowedResource } from './allowedResource.ts';
import { screenDenial } from './screenDenial.ts';
import { useAccess } from './useAccess.ts';

/** The navigation without the pages of resources that the person may not see. */
export function useAllowedNavigation(navigation: Navigation): Navigation {
  const access = useAccess();
  return useMemo(() => allowedNavigation(navigation, access), [navigation, access]);
}

/** What is left out is hidden: links to records whose list is denied still work. */
export function allowedNavigation(navigation: Navigation, access: Access): Navigation {
  const isDenied = ({ resource }: NavigationPlace) =>
    resource !== undefined &&
    screenDenial(access, resource, resource.keyLabels ? 'record' : 'list') !== null;
  const denied = navigation.groups.flatMap(({ places }) => places.filter(isDenied));
  const isWhole = allResources(navigation).every((own) => allowedResource(access, own) === own);
  if (isWhole) return navigation;
  const groups = navigation.groups.map(({ places, ...group }) => ({
    ...group,
    places: places
      .filter((place) => !isDenied(place))
      .map(({ resource, ...place }) =>
        resource ? { ...place, resource: allowedResource(access, resource) } : place,
      ),
  }));
  return {
    ...navigation,
    groups: groups.filter(({ places }) => places.length > 0),
    hidden: [...navigation.hidden, ...denied.flatMap(({ resource }) => resource ?? [])],
  };
}
