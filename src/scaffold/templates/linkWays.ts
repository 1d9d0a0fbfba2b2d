import { importedModule } from '../code/scope.ts';
import { array, arrow, call, object, property, returned } from '../code/docs.ts';
import type { SourceFile } from '../code/sourceFile.ts';
import type { LinkEntry, LinksPlan } from '../links/linkWay.ts';
import type { Plan } from '../plan.ts';
import type { Subject } from '../subject.ts';

/** What the file of a relation's links is written with. */
export interface LinkParts {
  readonly file: SourceFile;
  readonly plan: Plan;
  readonly owner: Subject;
  readonly links: LinksPlan;
  /** The variables for the record and for a row. */
  readonly record: string;
  readonly row: string;
  readonly key: string;
}

/** How records are added and taken off, whichever way the schema has for it. */
export function wayProperties(parts: LinkParts): string[] {
  const { links, record, row, key } = parts;
  const { way } = links;
  if (way.kind === 'join') {
    const { create, remove, ownInput, ownKey, targetInput } = way;
    const values = object([
      property(ownInput, `${record}.${ownKey}`),
      targetInput === key ? key : property(targetInput, key),
    ]);
    const made = importedModule(create.change);
    const gone = importedModule(remove);
    return [
      property('add', arrow([record, key], callDoc(made, [values]))),
      property('remove', arrow([`_${record}`, row], callDoc(gone, [row, '{}']))),
    ];
  }
  if (way.kind === 'values') {
    const update = importedModule(way.edit.change);
    const used = ['added', 'removed', 'all'].filter((what) =>
      way.entries.some((entry) => entry.what === what),
    );
    const values = valuesDoc(way.entries);
    return [
      property(
        'together',
        arrow([record, `{ ${used.join(', ')} }`], callDoc(update, [record, values])),
      ),
    ];
  }
  const { add, remove } = way;
  const sent = ({ input, isMany }: typeof add) =>
    object([property(input, isMany ? array([key]) : key)]);
  const calling = (own: typeof add) => callDoc(importedModule(own.action), [record, sent(own)]);
  return [
    property('add', arrow([record, key], calling(add))),
    property('remove', arrow([record, `_${row}`, key], calling(remove))),
  ];
}

/** `({ change: createTag.change, variables: createTag.variables(…) })` */
function callDoc(sender: string, args: readonly string[]): string {
  return returned(
    object([
      property('change', `${sender}.change`),
      property('variables', call(`${sender}.variables`, args)),
    ]),
  );
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
