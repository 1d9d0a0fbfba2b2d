import { splitWords } from './words.ts';

/**
 * Names of fields in the order of their importance to people: title, number, status, owner, subject,
 * amount, date.
 */
const PRIORITIES = [
  'title name displayname fullname firstname givenname lastname familyname subject label headline',
  'identifier number code sku reference key handle slug',
  'status state stage phase',
  'type kind category role plan tier',
  'email emailaddress phone phonenumber username login website',
  'customer client account company organization organisation contact user owner assignee author creator ' +
    'person member team project product order parent',
  'description summary body content text note notes comment message',
  'priority severity quantity total totalprice totalamount amount price balance score rating estimate',
  'duedate due date startdate startsat start startedat enddate endsat end placedat publishedat',
].map((names) => new Set(names.split(' ')));

/** `sortOrder`, `listPosition`: positions, which are not content. */
const PLACING = new Set(['order', 'position', 'rank', 'index']);

/** Of fewer names, an order means nothing. */
const FEWEST = 8;

/**
 * Whether names are sorted alphabetically, as many servers print them, so that their order has no meaning.
 * One of ten may be elsewhere, such as a key at the beginning.
 */
export function isAlphabetical(names: readonly string[]): boolean {
  if (names.length < FEWEST) return false;
  const lower = names.map((name) => name.toLowerCase());
  const strays = lower.filter((name, index) => index > 0 && name < lower[index - 1]).length;
  return strays <= names.length / 10;
}

/**
 * Sorts alphabetically ordered items by importance to people; other orders stay.
 *
 * @param first names that precede all others
 */
export function byFieldPriority<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  first: readonly string[] = [],
): readonly Item[] {
  if (!isAlphabetical(items.map(nameOf))) return items;
  const place = (item: Item) => {
    const at = first.indexOf(nameOf(item));
    return at < 0 ? first.length + fieldPriority(nameOf(item)) : at;
  };
  return items.toSorted((one, other) => place(one) - place(other));
}

/** Whether a field of this name is important to people. */
export function isPriorityField(name: string): boolean {
  return fieldPriority(name) < PRIORITIES.length;
}

function fieldPriority(name: string): number {
  const words = splitWords(name);
  const bare = words.length > 1 && words[words.length - 1] === 'id' ? words.slice(0, -1) : words;
  const place = PRIORITIES.findIndex((names) => names.has(bare.join('')));
  if (place >= 0) return place;
  return (
    PRIORITIES.length + (words.length > 1 && PLACING.has(words[words.length - 1] ?? '') ? 1 : 0)
  );
}
