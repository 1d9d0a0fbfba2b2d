import { importedModule } from '../code/scope.ts';
import type { Slot } from '../../model/types/variables.ts';
import { array, object, property, within } from '../code/docs.ts';
import type { LinkAction, LinkEntry, LinksPlan } from '../links/linkWay.ts';
import type { Plan } from '../plan.ts';
import type { Subject } from '../subject.ts';

/** What the file of a relation's links is written with. */
export interface LinkParts {
  readonly plan: Plan;
  readonly owner: Subject;
  readonly links: LinksPlan;
  /** The variables for the record and for a row. */
  readonly record: string;
  readonly row: string;
  readonly key: string;
}

/** How records are added and taken off, whichever way the schema has for it. */
export function wayProperties({ links: { way }, record, row, key }: LinkParts): string[] {
  if (way.kind === 'join') {
    const { create, remove, ownInput, ownKey, targetInput } = way;
    const values = object([
      keyProperty(ownInput, `${record}.${ownKey}`),
      keyProperty(targetInput, key),
    ]);
    const added = callDoc(importedModule(create.change), [values]);
    const removed = callDoc(importedModule(remove), [row, '{}']);
    return [`add: (${record}, ${key}) => ${added}`, `remove: (_${record}, ${row}) => ${removed}`];
  }
  if (way.kind === 'values') {
    const used = ['added', 'removed', 'all'].filter((what) =>
      way.entries.some((entry) => entry.what === what),
    );
    const changed = callDoc(importedModule(way.edit.change), [record, valuesDoc(way.entries)]);
    return [`together: (${record}, { ${used.join(', ')} }) => ${changed}`];
  }
  const calling = ({ action, input, isMany }: LinkAction) =>
    callDoc(importedModule(action), [record, `{ ${property(input, isMany ? `[${key}]` : key)} }`]);
  return [
    `add: (${record}, ${key}) => ${calling(way.add)}`,
    `remove: (${record}, _${row}, ${key}) => ${calling(way.remove)}`,
  ];
}

/** `tagId: key`, `tag: { id: key }` */
function keyProperty([name, ...inner]: Slot, key: string): string {
  return property(name, within(inner, key));
}

/** `({ change: createTag, variables: createTag.variables(…) })` */
function callDoc(sender: string, args: readonly string[]): string {
  return `({ change: ${sender}, variables: ${sender}.variables(${args.join(', ')}) })`;
}

/** `{ tags: { connect: added.map((id) => ({ id })) } }`, `{ tags: [{ connect: … }] }` */
function valuesDoc(entries: readonly LinkEntry[]): string {
  const [{ path }] = entries;
  if (path.length === 0) return keysDoc(entries[0]);
  const groups = new Map<string, LinkEntry[]>();
  for (const {
    path: [name, ...inner],
    ...entry
  } of entries)
    groups.set(name, [...(groups.get(name) ?? []), { ...entry, path: inner }]);
  const docs = [...groups].map(([name, inner]) => [name, valuesDoc(inner)] as const);
  return path[0] === '0'
    ? array(docs.map(([, doc]) => doc))
    : object(docs.map(([name, doc]) => property(name, doc)));
}

function keysDoc({ what, each }: LinkEntry): string {
  return each.length === 0 ? `[...${what}]` : `${what}.map((key) => (${within(each, 'key')}))`;
}
