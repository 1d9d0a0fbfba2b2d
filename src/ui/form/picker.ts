import { present } from '../../lists/present.ts';
import type { OperationType } from 'relay-runtime';
import { partOf, reading, valueOf, type Caught } from '../../relay/caught.ts';
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
  response: OperationType['response'],
): Array<Option<Key>> {
  return present(finder.rows(response)).flatMap((row) => {
    const option = readableOption(finder.picker, row);
    if (!option) return [];
    const note = nameIn(valueOf(finder.note?.(row)) ?? undefined);
    const picture = finder.picture && { picture: valueOf(finder.picture(row)) };
    return [{ ...option, ...(note !== null && { note }), ...picture }];
  });
}

/** A record as an option; null where there is none, or where it could not be read. */
export function readableOption<Row, Key>(
  picker: Picker<Row, Key>,
  record: Caught<Row>,
): Option<Key> | null {
  return valueOf(optionOf(picker, record));
}

/** A record as an option; null where there is none. An option of what could not be read is as unreadable. */
export function optionOf<Row, Key>(
  picker: Picker<Row, Key>,
  record: Caught<Row>,
): Caught<Option<Key>> {
  return partOf(record, (row) => {
    const option = picker.option(row);
    return option && { key: option.key, title: nameIn(option.title) };
  });
}

/** Records as options, in their order. They are unreadable where one of them is: the others are not all there are. */
export function optionOfEach<Row, Key>(
  picker: Picker<Row, Key>,
  records: Caught<ReadonlyArray<Caught<Row>>>,
): Caught<ReadonlyArray<Option<Key>>> {
  return partOf(records, (all): Caught<Array<Option<Key>>> => {
    const options: Array<Option<Key>> = [];
    for (const record of all) {
      const option = reading(optionOf(picker, record));
      if (!option.ok) return option;
      if (option.value) options.push(option.value);
    }
    return options;
  });
}
