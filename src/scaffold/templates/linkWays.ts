import { importedModule } from '../code/scope.ts';
import { object, property } from '../code/docs.ts';
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
      wrappedKey(ownInput, `${record}.${ownKey}`),
      wrappedKey(targetInput, key),
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
function wrappedKey([name, ...inner]: readonly string[], key: string): string {
  return property(name, inner.length > 0 ? object([wrappedKey(inner, key)]) : key);
}

/** `({ change: createTag, variables: createTag.variables(…) })` */
function callDoc(sender: string, args: readonly string[]): string {
  return `({ change: ${sender}, variables: ${sender}.variables(${args.join(', ')}) })`;
}

/** `{ tags: { connect: added.map((id) => ({ id })) } }` */
function valuesDoc(entries: readonly LinkEntry[]): string {
  const groups = new Map<string, LinkEntry[]>();
  for (const entry of entries) {
    const [name] = entry.path;
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return object(
    [...groups].map(([name, inner]) => {
      const [{ path }] = inner;
      if (path.length === 1) return property(name, keysDoc(inner[0]));
      const below = inner.map((entry) => ({ ...entry, path: entry.path.slice(1) }));
      return property(name, valuesDoc(below));
    }),
  );
}

function keysDoc({ what, wrap }: LinkEntry): string {
  if (wrap === null) return what === 'all' ? '[...all]' : `[...${what}]`;
  return `${what}.map((key) => ({ ${wrap === 'key' ? wrap : `${wrap}: key`} }))`;
}
