import { splitWords } from './words.ts';

/**
 * What people look for first, by its name as people write it: what a record is called, how it is told
 * from others, how far it has come, whose it is, what it is about, how much it is, when.
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

/** `sortOrder`, `listPosition`: what keeps records in their place rather than says something of them. */
const PLACING = new Set(['order', 'position', 'rank', 'index']);

/** Of fewer names, an order means nothing. */
const FEWEST = 8;

/**
 * Whether names stand in the order of the alphabet, as many servers print them: then their order says
 * nothing of what matters. One of ten may stand elsewhere, as a key does at the beginning.
 */
export function isAlphabetical(names: readonly string[]): boolean {
  if (names.length < FEWEST) return false;
  const lower = names.map((name) => name.toLowerCase());
  const strays = lower.filter((name, index) => index > 0 && name < lower[index - 1]).length;
  return strays <= names.length / 10;
}

/**
 * What a schema names, in the order in which people look for it, where the schema's own order is that of
 * the alphabet; else as it is.
 *
 * @param first names that come before all others
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

/** Whether people look for a thing by this name before others. */
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
