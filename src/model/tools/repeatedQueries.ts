import { getNamedType, isLeafType } from 'graphql';
import { countedNoun } from '../conventions/aggregate.ts';
import { keyParts } from '../conventions/reference/keyParts.ts';
import { References } from '../conventions/reference/references.ts';
import type { Candidates, ListCandidate } from '../resources/candidates.ts';
import type { ResourceTypes } from '../resources/resourceTypes.ts';
import { mustBeKnown } from '../shapes/listArguments.ts';
import type { RootField } from '../shapes/rootField.ts';
import { isList, type OutputField } from '../shapes/typeShapes.ts';
import type { Resource } from '../types/resource.ts';
import { singularWords, splitWords, typeWords } from '../wording/words.ts';

/** Words between the noun of a list and what its arguments are called. */
const JOINING = new Set(
  'all list get fetch find query search many connection by for of with in from and or the'.split(
    ' ',
  ),
);

/**
 * The paths of the root fields that ask for a resource's records in another way than its screens, which give
 * the same: further lookups, lists without arguments, the first record of a list, and lists by a key, by a value that
 * the list filters by, or by the record of which they are a tab.
 */
export function repeatedQueries(
  { lists, lookups, roots }: Candidates,
  types: ResourceTypes,
  resources: readonly Resource[],
): ReadonlySet<string> {
  const references = new References(resources);
  const repeated = types.types.flatMap((type) => {
    const own = resources.find((resource) => resource.type === type.name);
    const found = lists.get(type) ?? [];
    const seen = new Set<string>();
    return [
      ...(lookups.get(type) ?? []),
      ...roots.filter((root) => givesFirst(root, own)).map((root) => ({ root })),
      ...found.filter((list) => {
        if (list.required === 0 && !tellsMore(list, own, found)) return true;
        const isTwin = seen.has(signOf(list));
        seen.add(signOf(list));
        return isTwin || (own !== undefined && isRepeated(list, own, resources, references));
      }),
    ];
  });
  return new Set(repeated.map(({ root }) => root.path.join('.')));
}

/** `coursesSingle(where:, orderBy:)` beside `courses(where:, orderBy:, limit:)`: the first of the records that the list gives. */
function givesFirst({ field }: RootField, own: Resource | undefined): boolean {
  const { list } = own ?? {};
  return (
    list !== undefined &&
    list !== null &&
    !isList(field.type) &&
    getNamedType(field.type).name === list.rowType &&
    field.args.length > 0 &&
    field.args.every(({ name, type }) => list.arguments[name] === String(type))
  );
}

/** What a list is about, and what it has to know: `filmsInStock` and `filmsInStockConnection` are one. */
function signOf({ root: { field, path } }: ListCandidate): string {
  const required = field.args.filter(mustBeKnown).map(({ name }) => name);
  return [...path.slice(0, -1), countedNoun(field.name), ...required.sort()].join(' ');
}

function isRepeated(
  { root: { field } }: ListCandidate,
  own: Resource,
  resources: readonly Resource[],
  references: References,
): boolean {
  const asked = field.args.filter(mustBeKnown);
  return (
    namesOnly(field, own, asked) &&
    asked.every(({ name, type, description, astNode }) => {
      const [bare = name] = singularWords([name]);
      const { about, key } = keyParts(name);
      const isOwnKey =
        own.keys.includes(bare) ||
        (key !== null && (about.length === 0 || sameWords(about, typeWords(own.type))));
      const isFilter = own.list?.filter?.fields.some((filter) => filter.field === name) === true;
      const scalar = getNamedType(type).name;
      const parent = references.of({ name, description, astNode }, scalar, own)?.to;
      return isOwnKey || isFilter || (asked.length === 1 && isTabOf(parent, own, resources));
    })
  );
}

function isTabOf(
  parent: string | undefined,
  { type }: Resource,
  resources: readonly Resource[],
): boolean {
  const relations = resources.find((resource) => resource.type === parent)?.relations ?? [];
  return relations.some(({ to, many, list }) => to === type && many && list !== null);
}

/** How lists are paged, ordered and followed, whatever they give. */
const PAGING =
  /^(first|last|before|after|limit|offset|skip|take|page|per_?page|page_?size|page_?number|size|count|cursor|from|start|end|sort\w*|order\w*|distinct\w*|filters?|where|condition|q|query|search|locale|language\w*|fallback\w*|status|draft|trash|version|preview)$/i;

/**
 * Whether a list that can be asked for without arguments tells what the resource's own cannot: its name says more than
 * the records and their arguments, and it takes values that no other list of theirs does (`topBuyers(since:, region:)`).
 */
function tellsMore(
  { root: { field } }: ListCandidate,
  own: Resource | undefined,
  all: readonly ListCandidate[],
): boolean {
  if (!own?.list || own.list.path.at(-1) === field.name) return false;
  const values = field.args.filter(
    ({ name, type }) => !PAGING.test(name) && isLeafType(getNamedType(type)),
  );
  const others = all.filter(({ root }) => root.field !== field).map(({ root }) => root.field.args);
  const isTheirs = (name: string) =>
    others.some((args) => args.some((argument) => argument.name === name)) ||
    own.list?.filter?.fields.some((filter) => filter.field === name) === true;
  return (
    values.length > 0 &&
    values.every(({ name }) => !isTheirs(name)) &&
    !namesOnly(field, own, values)
  );
}

/** Whether a name is of the records and the arguments alone: `filmsByStore`, while `filmsInStock` says more. */
function namesOnly(
  { name }: OutputField,
  { type }: Resource,
  asked: readonly OutputField['args'][number][],
): boolean {
  const said = [...splitWords(type), ...asked.flatMap((argument) => splitWords(argument.name))];
  const known = new Set(singularWords(said));
  return splitWords(name).every(
    (word) => JOINING.has(word) || singularWords([word]).every((bare) => known.has(bare)),
  );
}

function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return singularWords(one).join(' ') === singularWords(other).join(' ');
}
