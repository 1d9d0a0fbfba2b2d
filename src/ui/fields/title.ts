import type { Locale } from '../locale/locale.ts';
import { sayLabel } from '../locale/say.ts';
import { shortKey, type RecordKey, type Resource } from '../resource.ts';
import { valueOf, type Caught } from './caught.ts';

/** What names a record: a value, or several that make a name together. */
export type Title = Caught<string | number> | ReadonlyArray<Caught<string | number>>;

/**
 * A record's title in words; its label and the end of its key ("Order #a1b2") where nothing names it.
 *
 * @param locale what the label is said in; without it, as the team wrote it
 */
export function titleOf(
  resource: Resource,
  key: RecordKey | null | undefined,
  title?: Title,
  locale?: Locale,
): string {
  const parts = isSeveral(title) ? title.map((part) => valueOf(part)) : [valueOf(title)];
  const words = parts.filter((part) => part !== null && part !== '').join(' ');
  if (words) return words;
  const label = locale ? sayLabel(resource.label, locale) : resource.label;
  return `${label} ${shortKey(key)}`.trim();
}

function isSeveral(title: Title | undefined): title is ReadonlyArray<Caught<string | number>> {
  return Array.isArray(title);
}
