import { goLetters } from '../keys/goLetters.ts';
import { savedViews } from '../list/views/savedViews.ts';
import { createHref, hasScreen, inSentence, listHref, recordHref } from '../resource.ts';
import type { Resource, ResourceGroups } from '../resource.ts';
import { toolHref, type Tool } from '../tool/tool.ts';
import type { Visit, Visits } from '../visits/visits.ts';
import type { FoundRecords, RecordSearch } from './recordSearch.ts';

/** What the palette finds besides the lists. */
export interface PaletteSource {
  readonly searches: readonly RecordSearch[];
  readonly tools: readonly Tool[];
}

/** Something that the palette offers: an address to go to, or something to do. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  /** What it belongs to, in small print. */
  readonly note?: string;
  /** Leads to more of what stands above it. */
  readonly leads?: true;
  /** The keys that do the same. */
  readonly keys?: string;
  readonly target: { readonly href: string } | { readonly run: () => void };
}

export interface EntryGroup {
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** The lists, and the forms that make a record. */
export function placesToGo(groups: ResourceGroups): EntryGroup[] {
  const letters = new Map(goLetters(groups).map(({ href, letter }) => [href, letter]));
  const resources = [...groups.main, ...groups.more];
  const placeAt = (id: string, label: string, href: string): Entry => ({
    id,
    label,
    target: { href },
    ...(letters.has(href) && { keys: `g ${letters.get(href)}` }),
  });
  const lists = resources.map((resource) =>
    placeAt(`list ${resource.slug}`, resource.pluralLabel, listHref(resource)),
  );
  return [
    { label: 'Go to', entries: [placeAt('home', 'Home', '/'), ...lists] },
    { label: 'New', entries: resources.filter(hasForm).map(formEntry) },
  ];
}

function hasForm(resource: Resource): boolean {
  return hasScreen(resource, 'create');
}

function formEntry(resource: Resource): Entry {
  return {
    id: `new ${resource.slug}`,
    label: `New ${inSentence(resource.label)}`,
    target: { href: createHref(resource) },
  };
}

export function toolsToOpen(tools: readonly Tool[]): EntryGroup {
  const entries = tools.map((tool) => ({
    id: `tool ${tool.slug}`,
    label: tool.label,
    target: { href: toolHref(tool) },
  }));
  return { label: 'Tools', entries };
}

/** The views that the person has saved in this browser. */
export function viewsToOpen({ main, more }: ResourceGroups): EntryGroup {
  const entries = [...main, ...more].flatMap((resource) =>
    savedViews(resource.slug).map(({ name, search }) => ({
      id: `view ${resource.slug} ${name}`,
      label: name,
      note: resource.pluralLabel,
      target: { href: `${listHref(resource)}?${search}` },
    })),
  );
  return { label: 'Your views', entries };
}

/** What the person has pinned, and the records that they looked at last. */
export function visitsToRepeat({ pinned, recent }: Visits): EntryGroup[] {
  const entriesOf = (kind: string, visits: readonly Visit[]) =>
    visits.map(({ href, title, of }) => ({
      id: `${kind} ${href}`,
      label: title,
      note: of,
      target: { href },
    }));
  return [
    { label: 'Pinned', entries: entriesOf('pinned', pinned) },
    { label: 'Recent', entries: entriesOf('recent', recent) },
  ];
}

/** Records that were found, a group for each resource, with the way to all that match. */
export function recordsToOpen(found: readonly FoundRecords[], text: string): EntryGroup[] {
  return found.map(({ resource, options }) => ({
    label: resource.pluralLabel,
    entries: [
      ...options.map(({ key, title }) => ({
        id: `record ${resource.slug} ${key}`,
        label: title,
        target: { href: recordHref(resource, key) },
      })),
      {
        id: `all ${resource.slug}`,
        label: `All ${inSentence(resource.pluralLabel)} that match`,
        leads: true as const,
        target: { href: `${listHref(resource)}?${new URLSearchParams({ q: text })}` },
      },
    ],
  }));
}

/**
 * The entries that have all the words of a text, at the beginning of one of their own; those that
 * begin with the text itself come first. Groups without entries are left out.
 */
export function matching(groups: readonly EntryGroup[], text: string): EntryGroup[] {
  const words = wordsOf(text);
  return groups.flatMap(({ label, entries }) => {
    const left = entries.filter((entry) => hasWords(entry, words));
    const first = left.filter((entry) => entry.label.toLowerCase().startsWith(words.join(' ')));
    const ordered = [...new Set([...first, ...left])];
    return ordered.length > 0 ? [{ label, entries: ordered }] : [];
  });
}

function hasWords({ label, note = '' }: Entry, words: readonly string[]): boolean {
  const own = wordsOf(`${label} ${note}`);
  return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
