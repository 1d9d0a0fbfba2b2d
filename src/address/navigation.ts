import type { ComponentType } from 'react';
import { listHref, type Resource, type ResourceGroups } from './resource.ts';
import type { ResourceIcon } from './resourceIcon.ts';
import { TOOLS_HREF } from './tool.ts';
import type { ViewerDefinition } from './viewer.ts';

/** A page in the navigation that is no resource's list. */
export interface NavigationPage {
  /** Such as `/rush`. */
  readonly href: string;
  readonly label: string;
  /** A component that renders an `svg`, or one of the icons of resources. */
  readonly icon?: ComponentType | ResourceIcon;
}

/** A resource is in the navigation by its page. `{ ...orders, icon: OrderIcon }` has an icon of yours. */
export type NavigationItem =
  NavigationPage | (Omit<Resource, 'icon'> & Pick<NavigationPage, 'icon'>);

/** Items of the navigation that are shown together. */
export interface NavigationGroup {
  /** Shown above them. */
  readonly label?: string;
  /** Shows the items of a group with a label after a click on it, unless a person left it open. */
  readonly collapsed?: boolean;
  /** Leaves the items out of the navigation and the home page; the palette has them. */
  readonly unlisted?: boolean;
  readonly items: readonly NavigationItem[];
}

/** What a team says about its navigation. */
export interface NavigationDefinition {
  /** All that there are, as the scaffold found them. */
  readonly resources: ResourceGroups;
  /** Groups of one's own, in their order. Resources that are in none follow, so that a new one is never missing. */
  readonly groups?: readonly NavigationGroup[];
  /** Resources to leave out: of the navigation, the palette and the home page. Links to their pages work. */
  readonly hidden?: readonly Resource[];
}

/** A link of the navigation. */
export interface NavigationPlace extends NavigationPage {
  /** The resource whose list it leads to. */
  readonly resource?: Resource;
}

/** The navigation as the shell, the palette, the shortcuts and the home page read it. */
export interface Navigation {
  readonly groups: ReadonlyArray<{
    readonly label?: string;
    readonly collapsed?: boolean;
    readonly unlisted?: boolean;
    readonly places: readonly NavigationPlace[];
  }>;
  readonly hidden: readonly Resource[];
  /** How the app knows who is signed in, where the schema has a query for it. */
  readonly viewer?: ViewerDefinition;
}

/** The navigation of an app, which `src/navigation.ts` defines. */
export function defineNavigation({
  resources: { main, more, withoutList = [], system = [], joins = [], hasTools, viewer },
  groups = [],
  hidden = [],
}: NavigationDefinition): Navigation {
  const taken = new Set([
    ...groups.flatMap(({ items }) => items.map((item) => placeOf(item).href)),
    ...hidden.map(listHref),
  ]);
  const rest: readonly NavigationGroup[] = [
    { items: main },
    { label: 'More', collapsed: true, items: [...more, ...withoutList] },
    { label: 'System', collapsed: true, items: system },
    { unlisted: true, items: joins },
    { items: hasTools ? [{ href: TOOLS_HREF, label: 'Tools', icon: 'wrench' }] : [] },
  ];
  const shown = [
    ...groups.map(({ items, ...group }) => ({ ...group, places: items.map(placeOf) })),
    ...rest.map(({ items, ...group }) => ({
      ...group,
      places: items.map(placeOf).filter(({ href }) => !taken.has(href)),
    })),
  ];
  return { groups: shown.filter(({ places }) => places.length > 0), hidden, viewer };
}

function placeOf(item: NavigationItem): NavigationPlace {
  if (!('slug' in item)) return item;
  const { icon, ...resource } = item;
  return { href: listHref(resource), label: resource.pluralLabel, icon, resource };
}

/** The groups that are seen without looking for anything. */
export function listedGroups({ groups }: Navigation): Navigation['groups'] {
  return groups.filter(({ unlisted }) => !unlisted);
}

/** All places of the navigation, in their order. */
export function placesOf({ groups }: Navigation): NavigationPlace[] {
  return groups.flatMap(({ places }) => places);
}

/** The resources that are offered, in the order of the navigation. */
export function shownResources(navigation: Navigation): Resource[] {
  return placesOf(navigation).flatMap(({ resource }) => resource ?? []);
}

/** All resources, with those that the navigation hides: people can be on their pages. */
export function allResources(navigation: Navigation): Resource[] {
  return [...shownResources(navigation), ...navigation.hidden];
}

/** The address of the innermost place that an address is in; null where it is in none. */
export function placeAround(navigation: Navigation, path: string): string | null {
  const around = placesOf(navigation)
    .map(({ href }) => href)
    .filter((href) => path === href || path.startsWith(`${href}/`));
  return around.sort((one, other) => other.length - one.length)[0] ?? null;
}
