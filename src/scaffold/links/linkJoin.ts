import { relationPath } from '../fields/relations.ts';
import type { InputPlan } from '../forms/inputPlan.ts';
import type { Planner } from '../planner.ts';
import type { RelationTab } from '../records/relationTab.ts';
import type { Subject } from '../subject.ts';
import type { FoundLinks, LinkSource } from './linkWay.ts';

/**
 * Records of a type that does nothing but join two: its record is made of the two keys, and nothing
 * else is asked for; deleting it takes the link away. `Product.tags` beside `Product.productTags`.
 */
export function findJoin(source: LinkSource, tab: RelationTab): FoundLinks | null {
  const { owner, tabs } = source;
  if (tab.target === owner || belongsTo(tab.target, owner)) return null;
  const joins = tabs.flatMap((other) => {
    const found = other === tab ? null : joinOf(source, tab.target, other);
    return found ? [found] : [];
  });
  // With two tables that join the same types, it is not clear which one the relation uses.
  const isOnly = tabs.filter(({ target }) => target === tab.target).length === 1;
  return joins.length === 1 && isOnly ? { ...joins[0], label: tab.relation.label } : null;
}

/**
 * The tab of the joins themselves, where the record has no relation to what they join it to: `Book.bookGenres` for
 * the genres of a book.
 */
export function findOwnJoin(
  planner: Planner,
  source: LinkSource,
  tab: RelationTab,
): FoundLinks | null {
  const { side } = tab.table;
  const target = side && planner.of(side.to);
  const isDirect = source.tabs.some((other) => other !== tab && other.target === target);
  const found = target && !isDirect ? joinOf(source, target, tab) : null;
  return found && { ...found, label: tab.relation.label };
}

function joinOf(
  { owner, formsOf }: LinkSource,
  target: Subject,
  { list, target: join }: RelationTab,
): Omit<FoundLinks, 'label'> | null {
  const { create, actions } = formsOf(join);
  const remove = actions.find(({ isDelete }) => isDelete);
  if (!create || !remove || list.rowType !== join.resource.type) return null;
  const own = keyInput(create.inputs, owner);
  const other = keyInput(create.inputs, target);
  const wanted = create.inputs.filter(({ required }) => required);
  if (!own || !other || create.parameters.size > 0) return null;
  const isAllThatIsAsked =
    (wanted.length === 2 || joinsBoth(join, own, other)) &&
    wanted.every((input) => input === own || input === other);
  const { relation } = other;
  if (!isAllThatIsAsked) return null;
  if (!relation || relation.many || relationPath(relation).length > 1) return null;
  const [ownRecords, otherRecords] = [own.kind.records, other.kind.records];
  if (!ownRecords || !otherRecords) return null;
  return {
    picker: otherRecords.picker,
    list,
    way: {
      kind: 'join',
      join,
      to: relation.field,
      create,
      remove,
      ownInput: [own.name, ...ownRecords.wrapped],
      ownKey: ownRecords.picker.key,
      targetInput: [other.name, ...otherRecords.wrapped],
    },
  };
}

/** Whether a record that joins two others joins these, though the schema demands neither of them. */
function joinsBoth({ resource }: Subject, ...inputs: readonly InputPlan[]): boolean {
  const sides: readonly string[] = resource.join?.sides ?? [];
  return inputs.every(({ relation }) => relation !== null && sides.includes(relation.field));
}

/** The one input that takes the key of a record of that resource, as it is or in an object: `{ id }`. */
function keyInput(inputs: readonly InputPlan[], { resource }: Subject): InputPlan | null {
  const taking = inputs.filter(
    ({ kind, relation }) =>
      kind.records?.many === false && !kind.records.isNumber && relation?.to === resource.type,
  );
  return taking.length === 1 ? taking[0] : null;
}

/** Its record belongs to one of the other: the relation is from one to many, whatever else joins the two. */
function belongsTo({ resource }: Subject, { resource: { type } }: Subject): boolean {
  return resource.relations.some(({ many, to }) => !many && to === type);
}
