import type { Snapshot, StoredRow } from '../liveBackend.ts';

/** What Strapi sets by itself with every change: a version's key, and when it was published. */
const OWN = /^(id|published_at)$|_ord$/;

/**
 * Rows as people know them. Strapi keeps a draft and a published version of a document, and makes the latter anew with
 * each change, with its links and components: the drafts alone are compared, each with its components.
 */
export function documents(snapshot: Snapshot): Snapshot {
  return Object.fromEntries(
    Object.entries(snapshot)
      .filter(([table]) => !table.startsWith('public.components_'))
      .map(([table, rows]) => [table, keptRows(snapshot, table, Object.values(rows))]),
  );
}

function keptRows(snapshot: Snapshot, table: string, rows: readonly StoredRow[]) {
  const [, owner] = /^(.*?)(?:_cmps|_[a-z]+_lnk)$/.exec(table) ?? [];
  const versions = owner === undefined ? undefined : snapshot[owner];
  if (!versions) return byKey(rows.filter((row) => isDraft(row, rows)));
  const all = Object.values(versions);
  return byKey(
    rows
      .filter((row) => {
        const version = all.find(({ id }) => id === ownerOf(row, owner));
        return version && isDraft(version, all);
      })
      .map((row) => ({ ...row, ...componentOf(snapshot, row) })),
    owner,
  );
}

/** The other version of a document counts only where there is no draft. */
function isDraft(row: StoredRow, rows: readonly StoredRow[]): boolean {
  const isOther = (other: StoredRow) =>
    other !== row && other.document_id === row.document_id && other.published_at === null;
  return row.document_id == null || row.published_at === null || !rows.some(isOther);
}

/**
 * The key of the row that a link or component belongs to. A link has two keys, in no order: its owner's is called as the
 * owner's table, in the singular (`article_id` of `public.articles`).
 */
function ownerOf(row: StoredRow, owner = ''): string | null {
  const table = owner.replace(/^.*\./, '');
  const keys = Object.keys(row).filter((name) => name.endsWith('_id'));
  const likeness = (name: string) => commonStart(name, table).length;
  const [key] = keys.toSorted((a, b) => likeness(b) - likeness(a));
  return row.entity_id ?? (key === undefined ? null : (row[key] ?? null));
}

function commonStart(one: string, other: string): string {
  const end = [...one].findIndex((letter, index) => letter !== other[index]);
  return end === -1 ? one : one.slice(0, end);
}

/** The values of a component by its name and theirs: `seo.meta_title`. */
function componentOf(snapshot: Snapshot, { component_type: type, cmp_id: key, field }: StoredRow) {
  if (!type || !key) return {};
  const table = snapshot[`public.components_${type.replace('.', '_')}s`] ?? {};
  const values = Object.entries(table[key] ?? {}).filter(([name]) => name !== 'id');
  return {
    cmp_id: null,
    ...Object.fromEntries(values.map(([name, value]) => [`${field}.${name}`, value])),
  };
}

/** Rows without what Strapi sets by itself, by the document's key, or by that of the row which a link is of. */
function byKey(rows: readonly StoredRow[], owner?: string): Record<string, StoredRow> {
  return Object.fromEntries(
    rows.map((row, index) => [
      row.document_id ?? ownerOf(row, owner) ?? row.id ?? String(index),
      Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.test(name))),
    ]),
  );
}
