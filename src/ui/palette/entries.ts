import type { Access } from '../../access/access.ts';
import type { Choices } from '../../lists/choices.ts';
import { labelOf } from '../../locale/labelOf.ts';
import { fieldDenial } from '../access/allowedResource.ts';
import { toolDenial } from '../access/screenDenial.ts';
import { titleOf } from '../fields/title.ts';
import { optionAvatar } from '../form/picker.ts';
import { goLetters } from '../shortcuts/goLetters.ts';
import { savedViews } from '../list/views/savedViews.ts';
import type { Locale } from '../../locale/locale.ts';
import { inSentence, t, tLabel } from '../../locale/translate.ts';
import { newRecordLabel } from '../newRecordLabel.ts';
import { createHref, hasScreen, listHref, recordHref } from '../../address/resource.ts';
import {
  placesOf,
  shownResources,
  allResources,
  type Navigation,
  type NavigationPage,
} from '../../address/navigation.ts';
import type { Resource } from '../../address/resource.ts';
import { toolHref, type Tool } from '../../address/tool.ts';
import type { RecentPlace, Recents } from '../recents/recents.ts';
import { recentWords } from '../recents/recentWords.ts';
import type { FoundRecords, RecordSearch } from './recordSearch.ts';

/** What the palette finds besides the lists. */
export interface PaletteSource {
  readonly searches: readonly RecordSearch[];
  /** Lists that one of a few values narrows. */
  readonly choices?: readonly ChoiceLists[];
  /** Lists that an amount narrows. */
  readonly amounts?: readonly ValueList[];
  /** Lists that a day or a month narrows. */
  readonly days?: readonly ValueList[];
  readonly tools: readonly Tool[];
}

/** A list that values of a field narrow. */
export interface ValueList {
  readonly resource: Resource;
  /** The field, as the list's address has its filter. */
  readonly filter: string;
  /** The field's label, where its name does not give it. */
  readonly label?: string;
}

/** The lists of a resource with one value of a field. */
export interface ChoiceLists extends ValueList {
  readonly choices: Choices;
}

/** An entry of the palette: an address to go to, or a command to run. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  /** What it belongs to, shown beside it. */
  readonly note?: string;
  /** More words by which it is found. */
  readonly alias?: string;
  /** The language of its label, where that is not the page's. */
  readonly language?: string;
  /** Links to more results of the group. */
  readonly leads?: true;
  /** The keys that do the same. */
  readonly keys?: string;
  /** What it has in the navigation. */
  readonly icon?: NavigationPage['icon'];
  /** The picture of the record that it leads to, or its initials. */
  readonly avatar?: ReturnType<typeof optionAvatar>;
  readonly target: { readonly href: string } | { readonly run: () => void };
  /** The record that it leads to: more can be done with it. */
  readonly record?: FoundRecord;
}

/** A record that was found. */
export interface FoundRecord {
  readonly resource: Resource;
  /** The address of its page. */
  readonly href: string;
  readonly title: string;
}

export interface EntryGroup {
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** The places of the navigation, and the forms that create a record. */
export function placesToGo(navigation: Navigation, locale: Locale): EntryGroup[] {
  const letters = new Map(goLetters(navigation).map(({ href, letter }) => [href, letter]));
  const placeAt = (
    id: string,
    label: string,
    href: string,
    icon?: NavigationPage['icon'],
  ): Entry => ({
    id,
    label,
    icon,
    target: { href },
    ...(letters.has(href) && { keys: `g ${letters.get(href)}` }),
  });
  const places = placesOf(navigation).map(({ href, label, icon }) =>
    placeAt(`place ${href}`, tLabel(label, locale), href, icon),
  );
  return [
    {
      label: t('Go to', locale),
      entries: [placeAt('home', t('Home', locale), '/'), ...places],
    },
    {
      label: t('New|records', locale),
      entries: shownResources(navigation)
        .filter(hasForm)
        .map((resource) => formEntry(resource, locale)),
    },
  ];
}

function hasForm(resource: Resource): boolean {
  return hasScreen(resource, 'create');
}

function formEntry(resource: Resource, locale: Locale): Entry {
  return {
    id: `new ${resource.slug}`,
    label: newRecordLabel(resource, locale),
    target: { href: createHref(resource) },
  };
}

export function toolsToOpen(tools: readonly Tool[], access: Access, locale: Locale): EntryGroup {
  const allowed = tools.filter((tool) => !toolDenial(access, tool));
  const entries = allowed.map((tool) => ({
    id: `tool ${tool.slug}`,
    label: tLabel(tool.label, locale),
    target: { href: toolHref(tool) },
  }));
  return { label: t('Tools', locale), entries };
}

/** The lists of records with a value of a field, found by its words: “open tickets”, “status:open”. */
export function choicesToList(
  all: readonly ChoiceLists[],
  navigation: Navigation,
  access: Access,
  locale: Locale,
): EntryGroup {
  const entries = offeredLists(all, navigation, access).flatMap(
    ({ resource, filter, label = labelOf(filter), choices }) =>
      Object.entries(choices).map(([value, choice]) => ({
        id: `choice ${resource.slug} ${filter} ${value}`,
        label: tLabel(choice.label, locale),
        note: `${tLabel(resource.pluralLabel, locale)} · ${tLabel(label, locale)}`,
        target: { href: `${listHref(resource)}?${new URLSearchParams({ [filter]: value })}` },
      })),
  );
  return { label: t('Lists', locale), entries };
}

/** The lists that the person has and may narrow. */
export function offeredLists<List extends ValueList>(
  all: readonly List[],
  navigation: Navigation,
  access: Access,
): List[] {
  const shown = new Set(shownResources(navigation).map(({ slug }) => slug));
  return all.filter(
    ({ resource, filter }) => shown.has(resource.slug) && !fieldDenial(access, resource, filter),
  );
}

/** The views that the person has saved in this browser. */
export function viewsToOpen(navigation: Navigation, locale: Locale): EntryGroup {
  const entries = allResources(navigation).flatMap((resource) =>
    savedViews(resource.slug).map(({ name, search }) => ({
      id: `view ${resource.slug} ${name}`,
      label: name,
      note: tLabel(resource.pluralLabel, locale),
      target: { href: `${listHref(resource)}?${search}` },
    })),
  );
  return { label: t('Your views', locale), entries };
}

/** Pinned places, and the records viewed last. */
export function recentsToOpen(
  { pinned, recent }: Recents,
  navigation: Navigation,
  locale: Locale,
): EntryGroup[] {
  const entriesOf = (kind: string, places: readonly RecentPlace[]) =>
    places.map((place) => {
      const { title, of } = recentWords(place, navigation, locale);
      const { href } = place;
      const resource = allResources(navigation).find((own) => href.startsWith(`${listHref(own)}/`));
      return {
        id: `${kind} ${href}`,
        label: title,
        note: of,
        target: { href },
        ...(resource && { record: { resource, href, title } }),
      };
    });
  return [
    { label: t('Pinned', locale), entries: entriesOf('pinned', pinned) },
    { label: t('Recent', locale), entries: entriesOf('recent', recent) },
  ];
}

/** Records that were found, a group for each resource, with the way to all that match. */
export function recordsToOpen(
  found: readonly FoundRecords[],
  text: string,
  locale: Locale,
): EntryGroup[] {
  return found.map(({ resource, options }) => ({
    label: tLabel(resource.pluralLabel, locale),
    entries: [
      ...options.map((option) => {
        const { key, title, note } = option;
        const label = titleOf(resource, key, title, locale);
        const avatar = optionAvatar(resource, option);
        return {
          id: `record ${resource.slug} ${key}`,
          label,
          note,
          avatar,
          target: { href: recordHref(resource, key) },
          record: { resource, href: recordHref(resource, key), title: label },
        };
      }),
      {
        id: `all ${resource.slug}`,
        label: t('All {records} that match', locale, {
          records: inSentence(resource.pluralLabel, locale),
        }),
        leads: true as const,
        target: { href: `${listHref(resource)}?${new URLSearchParams({ q: text })}` },
      },
    ],
  }));
}
