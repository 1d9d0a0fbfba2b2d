/** Longer messages have a stack or a query in them. */
const LONGEST = 160;

/**
 * What a message says, without values that it may quote from records: numbers, addresses, and texts in quotes that are
 * no name of the schema.
 */
export function messageShape(message: string, isName: (text: string) => boolean): string {
  const shape = message
    .replaceAll(/(["'`])(.*?)\1/g, (quoted, mark: string, text: string) =>
      isName(text) ? quoted : `${mark}…${mark}`,
    )
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\d[\d.,:-]{2,}/g, '…')
    .trim();
  return shape.length > LONGEST ? `${shape.slice(0, LONGEST)}…` : shape;
}
