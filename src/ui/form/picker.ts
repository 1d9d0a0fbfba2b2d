import { present } from '../../lists/present.ts';
import type { OperationType } from 'relay-runtime';
import { valueOf, type Caught } from '../../relay/caught.ts';
import type { AvatarProps } from '../fields/Avatar.tsx';
import { nameIn, titleOf } from '../fields/title.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Resource } from '../../address/resource.ts';
import type { Option, Picker, Finder } from '../../lists/picker.ts';

/** The name of an option. */
export function optionName(
  { resource }: { readonly resource: Resource },
  { key, title }: Option,
  locale: Locale,
): string {
  return titleOf(resource, key, title, locale);
}

/** What stands before an option; null where records of its resource have neither pictures nor initials. */
export function optionAvatar(
  resource: Resource,
  { picture }: Option,
): Pick<AvatarProps, 'resource' | 'picture'> | null {
  return picture !== undefined || resource.hasInitials ? { resource, picture } : null;
}

/** The options in a response. */
export function optionsOf<Row, Key>(
  finder: Finder<OperationType, Row, Key>,
  answer: OperationType['response'],
): Array<Option<Key>> {
  return present(finder.rows(answer)).flatMap((row) => {
    const option = optionOf(finder.picker, row);
    if (!option) return [];
    const note = nameIn(valueOf(finder.note?.(row)) ?? undefined);
    const picture = finder.picture && { picture: valueOf(finder.picture(row)) };
    return [{ ...option, ...(note !== null && { note }), ...picture }];
  });
}

/** A record as an option; null where there is none or it could not be read. */
export function optionOf<Row, Key>(
  picker: Picker<Row, Key>,
  record: Caught<Row>,
): Option<Key> | null {
  const row = valueOf(record);
  const option = row === null ? null : picker.option(row);
  return option && { key: option.key, title: nameIn(option.title) };
}
