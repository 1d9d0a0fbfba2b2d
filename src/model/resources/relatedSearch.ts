import { containsText, searchByFilter } from '../conventions/search.ts';
import { at, place } from '../shapes/slots.ts';
import type { Filter, Search } from '../types/listQuery.ts';
import type { Relation } from '../types/relations.ts';
import type { Resource } from '../types/resource.ts';
import type { Slot, Template, Variables } from '../types/variables.ts';
import { isPriorityField } from '../wording/fieldPriority.ts';

/**
 * Searches lists by what names the record that theirs belong to before all others, too, where the search is one by
 * filters and these lead through the relation: orders by their number or their customer's name.
 */
export function withRelatedSearch(resource: Resource, resources: readonly Resource[]): Resource {
  const { list, title, why } = resource;
  if (!list?.filter) return resource;
  const own = searchByFilter(list.filter, title);
  if (JSON.stringify(own?.variables) !== JSON.stringify(list.search?.variables)) return resource;
  const relation = mainRelation(resource, list.filter);
  const conditions = relation ? titleConditions(relation, list.filter, resources) : [];
  const search = relation && joined(list.filter, own, relation, conditions);
  if (!search) return resource;
  const { field, to } = relation;
  const fields = conditions.map((each) => each.name);
  return {
    ...resource,
    list: { ...list, relatedSearch: { ...search, through: { field, to, fields } } },
    why: { ...why, relatedSearch: `by what names its \`${field}\` too, through the filter` },
  };
}

/** A condition that a field of the related record contains the text. */
interface TitleCondition {
  readonly name: string;
  readonly variables: Variables;
}

/** The relation to the record that one cannot be without, or else that people call important. */
function mainRelation({ relations, fields }: Resource, { related }: Filter): Relation | undefined {
  const toOne = relations.filter(
    ({ field, many, deprecated }) =>
      !many && !deprecated && related.some((each) => each.field === field && each.slots.one),
  );
  const isRequired = ({ nullable, foreignKey }: Relation) =>
    !nullable || fields.some(({ name, nullable: mayLack }) => name === foreignKey && !mayLack);
  return toOne.find(isRequired) ?? toOne.find(({ field }) => isPriorityField(field));
}

/** The conditions by which a list finds the records whose related record is called so. */
function titleConditions(
  { field, to }: Relation,
  { related }: Filter,
  resources: readonly Resource[],
): TitleCondition[] {
  const way = related.find((each) => each.field === field);
  const target = resources.find(({ type }) => type === to);
  const filter = target?.list?.filter;
  const slot = way?.slots.one;
  if (!target || !way || !slot || !filter?.conditions) return [];
  const { slot: from } = filter.conditions;
  return target.title.flatMap((name) => {
    const compared = filter.fields.find((each) => each.field === name);
    const variables = compared && containsText(compared);
    const conditions = variables && at(variables, from);
    if (!conditions || !isTaken(conditions, way.only)) return [];
    return [{ name, variables: place(slot, conditions) }];
  });
}

function isTaken(conditions: Template, only: readonly string[] | null): boolean {
  return only === null || Object.keys(conditions as object).every((name) => only.includes(name));
}

/** A search by any of its own fields and of the conditions; null where these cannot be alternatives of each other. */
function joined(
  { or }: Filter,
  own: Search | null,
  { field }: Relation,
  conditions: readonly TitleCondition[],
): Search | null {
  const [first] = conditions.map(({ variables }) => variables);
  if (!first) return null;
  const fields = [...(own?.fields ?? []), field];
  const isAlone = own === null && conditions.length === 1;
  if (or === null) return isAlone ? { fields, variables: first, description: null } : null;
  const branches = [
    ...branchesOf(own, or),
    ...conditions.map(({ variables }) => at(variables, or.slice(0, -1))),
  ];
  // What stands at another argument is no alternative to what stands here.
  if (branches.some((branch) => branch === undefined)) return null;
  return {
    fields,
    variables: isAlone ? first : place(or, branches as Template[]),
    description: null,
  };
}

function branchesOf(own: Search | null, or: Slot): ReadonlyArray<Template | undefined> {
  if (own === null) return [];
  const branches = at(own.variables, or);
  return Array.isArray(branches) ? (branches as Template[]) : [at(own.variables, or.slice(0, -1))];
}
