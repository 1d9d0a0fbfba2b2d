import type { Locale } from '../../locale/locale.ts';
import { tLabel } from '../../locale/translate.ts';
import type { RecordKey, Resource } from '../../address/resource.ts';
import { shortKey } from '../../address/shortKey.ts';
import { valueOf, type Caught } from '../../relay/caught.ts';
import type { Title } from '../../relay/caught.ts';

/**
 * A record's title in words: its name; a number with its label ("Rental 300"); or, where nothing names the record, its
 * label and a short form of its key ("Order #a1b2").
 *
 * The title is made where it is shown, since the label depends on the reader's language.
 *
 * @param locale the language of the label; null: as the team wrote it
 */
export function titleOf(
  resource: Resource,
  key: RecordKey | null | undefined,
  title: Title | undefined,
  locale: Locale | null,
): string {
  const label = locale ? tLabel(resource.label, locale) : resource.label;
  const name = nameIn(title);
  // A number alone does not say of what.
  if (name !== null) return /^\d+$/.test(name) ? `${label} ${name}` : name;
  return `${label} ${shortKey(key)}`.trim();
}

/** What names a record, in one text; null where nothing does. */
export function nameIn(title: Title | undefined): string | null {
  const parts = isSeveral(title) ? title.map((part) => valueOf(part)) : [valueOf(title)];
  return parts.filter((part) => part !== null && part !== '').join(' ') || null;
}

/** A name with what tells it from others alike, "Eva Klein · eva@example.com"; null where there is neither. */
export function toldApart(
  name: Caught<string | number>,
  by: Caught<string | number>,
): string | null {
  return [name, by].flatMap((part) => nameIn(part) ?? []).join(' · ') || null;
}

/** What names a record that joins two others: both of them, "Dune – Science fiction"; null where one has no name. */
export function pairTitle(one: Caught<Title>, other: Caught<Title>): string | null {
  const names = [one, other].map((side) => nameIn(valueOf(side)));
  return names.includes(null) ? null : names.join(' – ');
}

function isSeveral(title: Title | undefined): title is ReadonlyArray<Caught<string | number>> {
  return Array.isArray(title);
}
