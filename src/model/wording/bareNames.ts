import { singularKey, splitWords, typeWords } from './words.ts';

/** What databases put in front of the names of tables and views. */
const TECHNICAL = new Set('app db dbo public sys t tb tbl v vw'.split(' '));
const FEWEST_TECHNICAL = 2;
const FEWEST = 3;

/**
 * The names of types without a first word that says nothing: one that all types have, one that databases put in front
 * of tables, or the name of the system that the types are parts of. Two types that would be called the same keep it.
 *
 * @param names of the types that people manage
 * @param ofSystem those that are parts of the system
 * @param others what else is shown under its name
 * @returns type → what is left of its name
 */
export function readBareNames(
  names: readonly string[],
  ofSystem: ReadonlySet<string>,
  others: readonly string[] = [],
): Map<string, string> {
  const groups = Map.groupBy(names, (name) => splitWords(name)[0] ?? '');
  const bare = new Map<string, string>();
  for (const [prefix, members] of groups) {
    const isOfAll = members.length === names.length && members.length >= FEWEST;
    const isTechnical = TECHNICAL.has(prefix) && members.length >= FEWEST_TECHNICAL;
    const isOfSystem = members.length >= FEWEST && members.every((name) => ofSystem.has(name));
    if (!isOfAll && !isTechnical && !isOfSystem) continue;
    const count = isOfSystem ? sharedWords(members) : 1;
    const rests = members.map((name) => [name, withoutFirst(name, count)] as const);
    // A name that is the word alone shows that it means something: `Order`, `OrderLine`.
    if (rests.every(([, rest]) => /^[A-Za-z]/.test(rest)))
      for (const [name, rest] of rests) bare.set(name, rest);
  }
  const taken = Map.groupBy([...names, ...others], (name) => calledAs(bare.get(name) ?? name));
  return new Map([...bare].filter(([, rest]) => taken.get(calledAs(rest))?.length === 1));
}

/** What people are shown of a type's name, to be compared: `ProjectType` is a project, too. */
function calledAs(name: string): string {
  return singularKey(typeWords(name).join('_'));
}

/** How many words names begin with in common, with one left of each: two of `UsersPermissionsRole`, `UsersPermissionsUser`. */
function sharedWords(names: readonly string[]): number {
  const [first = [], ...others] = names.map(splitWords);
  const most = Math.min(...[first, ...others].map(({ length }) => length - 1));
  const different = first.findIndex((word, index) => others.some((other) => other[index] !== word));
  return Math.min(most, different < 0 ? first.length : different);
}

/** `directus_users` as `users`, `SysUser` as `User`, `tblCustomer` as `Customer`. */
function withoutFirst(name: string, count: number): string {
  const words = splitWords(name).slice(0, count);
  const bare = (text: string) => text.replace(/^[^A-Za-z0-9]+/, '');
  return words.reduce((rest, word) => bare(rest.slice(word.length)), bare(name));
}
