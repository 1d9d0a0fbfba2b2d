import {
  parse,
  TYPE,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser';

/** A message as the reference parser of ICU's format reads it. @throws when it is not valid */
export function parseIcu(message: string): MessageFormatElement[] {
  return parse(message, { ignoreTag: true, requiresOtherClause: true });
}

/** All parts of a message, those within its choices included. */
export function partsOf(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [
    element,
    ...('options' in element
      ? Object.values(element.options).flatMap(({ value }) => partsOf(value))
      : []),
  ]);
}

/** The arguments of a message: each name, with the words between which a `select` decides by it. */
export function argumentsOf(message: string): Record<string, string> {
  const parts = partsOf(parseIcu(message)).flatMap((part) =>
    part.type === TYPE.literal || part.type === TYPE.pound ? [] : [part],
  );
  // By number one language may decide where another need not.
  const words = (part: (typeof parts)[number]) =>
    part.type === TYPE.select ? Object.keys(part.options).sort().join(' ') : '';
  return Object.fromEntries(parts.map((part) => [part.value, words(part)]));
}

/** The choices by number of a message. */
export function pluralsOf(message: string): PluralElement[] {
  return partsOf(parseIcu(message)).filter((part) => part.type === TYPE.plural);
}
