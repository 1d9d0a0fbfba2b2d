import type { ComponentType } from 'react';
import type { PageQueries } from '../../relay/pageQueries.ts';
import type { HomeArrangement } from '../../visitor/homeArrangement.ts';

/** A panel of the home page: a component that renders when its queries are answered. */
export type HomePanel = ComponentType & {
  readonly title: string;
  /** The address that the title links to. */
  readonly href?: string;
  /** The operations' names are unique on the page: the same list can be in several panels, by a query each. */
  readonly queries: () => PageQueries;
};

/** What a panel is known by in the arrangement that a cookie stores: the address that it leads to, else its title. */
export function nameOfPanel({ href, title }: Pick<HomePanel, 'href' | 'title'>): string {
  return href ?? `panel ${title}`;
}

/** The panels that a person has not hidden. */
export function shownPanels(
  panels: readonly HomePanel[],
  { hidden }: Pick<HomeArrangement, 'hidden'>,
): readonly HomePanel[] {
  return panels.filter((panel) => !hidden.includes(nameOfPanel(panel)));
}
