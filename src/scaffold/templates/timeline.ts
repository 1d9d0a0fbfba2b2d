import type { Field, History, Relation } from '../../model/model.ts';
import {
  array,
  arrow,
  attribute,
  componentFunction,
  elementWith,
  jsxAttribute,
  element,
  lines,
  object,
  property,
  returnJsx,
  textAttribute,
  textProperty,
  wrappedJsx,
  type Doc,
} from '../code/docs.ts';
import { useFragmentStatement } from '../code/relay.ts';
import { SourceFile } from '../code/sourceFile.ts';
import { relationView, selectIdentity } from '../fields/relations.ts';
import { isShown } from '../fields/traits.ts';
import { view, type Place } from '../fields/views.ts';
import { fragment } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import type { Module, Plan, ResourcePlan } from '../plan.ts';

const MOST_BESIDES = 6;
const TIMELINE = 'src/ui/record/Timeline.tsx';

/** What happened to records, as their pages show it: one entry below the other. */
export function timelineFile(
  plan: Plan,
  owner: ResourcePlan,
  history: History,
  { name, path }: Module,
): string {
  const { resource, variable } = owner;
  const file = new SourceFile(path, `the type \`${resource.type}\``);
  const fragmentName = `${name}_rows`;
  const selection = new Selection();
  const siblings = resource.fields;
  selectIdentity(selection, owner, siblings);
  const place: Place = { file, plan, selection, variable, within: [], siblings, size: 'cell' };
  const entry = entryElement(place, owner, history);
  const props = file.type('TimelineProps', TIMELINE);
  const rowKey = file.artifact(`${fragmentName}$key`);
  const body = [
    useFragmentStatement(
      file,
      'records',
      fragment(fragmentName, resource.type, selection.toNodes(), { plural: true }),
      'rows',
    ),
    returnJsx(
      elementWith(
        file.value('Timeline', TIMELINE),
        [attribute('rows', 'records')],
        [['{', arrow([variable], wrappedJsx(entry)), '}']],
      ),
    ),
  ];
  return file.print(
    lines(
      `/** ${resource.pluralLabel} one below the other, on the page of what they happened to. */`,
      componentFunction(
        `export function ${name}`,
        ['rows', 'without'],
        `${props}<${rowKey}>`,
        body,
      ),
    ),
  );
}

function entryElement(place: Place, owner: ResourcePlan, history: History): Doc {
  const { file, siblings } = place;
  const shown = (name: string | null) => {
    const field = siblings.find((candidate) => candidate.name === name);
    return field && isShown(field) ? view(place, field) : null;
  };
  const part = (name: string, content: Doc | null) =>
    content ? [jsxAttribute(name, content)] : [];
  const relations = relationsShown(place.plan, owner);
  const actor = relations.find(({ field }) => field === history.actor);
  const { change } = history;
  const facts = [
    ...relations
      .filter((relation) => relation !== actor)
      .map((relation) => factOf(relation, linkOf(place, owner, relation))),
    ...history.besides
      .flatMap((name) => siblings.find((field) => field.name === name && isShown(field)) ?? [])
      .slice(0, MOST_BESIDES)
      .map((field) => factOf(field, view(place, field))),
  ];
  return element(file.value('TimelineEntry', TIMELINE), [
    ...part('moment', shown(history.moment)),
    ...part('kind', shown(history.kind)),
    ...part('actor', actor ? linkOf(place, owner, actor) : null),
    ...(actor ? [textAttribute('by', actor.field)] : []),
    ...(change
      ? [
          ...part('changed', shown(change.field)),
          ...part('from', shown(change.from)),
          ...part('to', shown(change.to)),
        ]
      : []),
    ...part('text', shown(history.text)),
    ...(facts.length > 0 ? [attribute('facts', array(facts, { broken: true }))] : []),
    attribute('without', 'without'),
  ]);
}

/** The relations that say whom and what an entry is about. */
function relationsShown(plan: Plan, { resource }: ResourcePlan): Relation[] {
  return resource.relations.filter(
    ({ many, deprecated, to }) => !many && !deprecated && plan.of(to) !== undefined,
  );
}

function linkOf(place: Place, { resource }: ResourcePlan, relation: Relation): Doc {
  const target = place.plan.of(relation.to);
  if (!target) throw new Error(`${relation.to} is no resource.`);
  return relationView(place, resource, relation, target);
}

/** `{ name: 'order', label: 'Order', value: <RecordLink … /> }` */
function factOf(of: Field | Relation, value: Doc): Doc {
  const name = 'name' in of ? of.name : of.field;
  return object([
    textProperty('name', name),
    textProperty('label', of.label),
    property('value', wrappedJsx(value)),
  ]);
}
