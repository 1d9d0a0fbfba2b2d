import { outputField } from '../../model/shapes/typeShapes.ts';
import { importedModule } from '../code/scope.ts';
import { camelCase } from '../names.ts';
import type { Context } from '../context.ts';
import type { Subject } from '../subject.ts';
import type { Source } from './access.ts';

/**
 * The types of an interface without pages of its own whose records have pages, being resources
 * themselves: `User` and `Organization` of `Actor`.
 */
export function memberPages(context: Context, { record, resource }: Subject): Subject[] {
  if (record) return [];
  return resource.concrete.flatMap((type) => {
    const own = context.of(type);
    return own?.record ? [own] : [];
  });
}

/** How a record of an interface is linked to: its key, and the page that its type has. */
export interface MemberLink {
  readonly key: string;
  /** The resource that has the record's page. */
  readonly page: string;
}

/**
 * Selects what links to the pages of an interface's types need, and returns how to read it; null if there are
 * no such pages. If all types have the interface's own key, only that is selected, else the key of each.
 *
 * @param ownKey how the interface's own key is read, or null
 */
export function memberLink(
  source: Source,
  owner: Subject,
  ownKey: string | null,
): MemberLink | null {
  const { context, selection, variable } = source;
  const module = context.memberPages.get(owner);
  const pages = memberPages(context, owner);
  const isShared = pages.every(({ key }) => key.join() === owner.key.join());
  const key = isShared ? ownKey : keyOfMembers(source, owner, pages);
  if (!module || pages.length === 0 || key === null) return null;
  selection.leaf('__typename', { caught: false });
  return { key, page: `${importedModule(module)}[${variable}.__typename]` };
}

/** `(actor.user ?? actor.organization)?.id` */
function keyOfMembers(
  { context, selection, variable }: Source,
  owner: Subject,
  pages: readonly Subject[],
): string | null {
  const types = new Map(owner.resource.fields.map(({ name, type }) => [name, type]));
  const byKey = new Map<string, string[]>();
  for (const { key, resource } of pages) {
    const [name, ...others] = key;
    const type = String(outputField(context.type(resource.type), name)?.type ?? '');
    // GraphQL requires fields of one name to have one type, whatever the record's type.
    if (others.length > 0 || type === '' || (types.get(name) ?? type) !== type) continue;
    if (context.leafType(type) === 'unknown') continue;
    types.set(name, type);
    const alias = camelCase(resource.type);
    selection.on(resource.type, { alias }).leaf(name, { caught: false });
    byKey.set(name, [...(byKey.get(name) ?? []), `${variable}.${alias}`]);
  }
  const keys = [...byKey].map(([name, members]) =>
    members.length === 1 ? `${members[0]}?.${name}` : `(${members.join(' ?? ')})?.${name}`,
  );
  return keys.length > 0 ? keys.join(' ?? ') : null;
}
