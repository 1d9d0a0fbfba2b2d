import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The screens that were written for one resource. */
export interface WrittenScreens {
  readonly slug: string;
  readonly list: boolean;
  readonly record: boolean;
  readonly create: boolean;
  readonly edit: boolean;
  /** Every column that its table can show. */
  readonly columns: readonly string[];
}

/**
 * What `connect` wrote into a checkout, as its folders say.
 *
 * @param only the slugs of the resources that are meant; undefined means all
 */
export function writtenScreens(folder: string, only?: readonly string[]): WrittenScreens[] {
  const pages = readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' });
  const resources = readdirSync(join(folder, 'src/resources'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'enums')
    .map(({ name }) => name)
    .filter((slug) => only?.includes(slug) ?? true);
  return resources.map((slug) => ({
    slug,
    list: pages.includes(join(slug, 'index.tsx')),
    record: pages.includes(join(slug, '[key].tsx')),
    create: pages.includes(join(slug, 'new.tsx')),
    edit: pages.includes(join(slug, '[key]/edit.tsx')),
    columns: columnsOf(join(folder, 'src/resources', slug)),
  }));
}

function columnsOf(folder: string): string[] {
  const table = readdirSync(folder).find((name) => name.endsWith('Table.tsx'));
  if (!table) return [];
  const source = readFileSync(join(folder, table), 'utf8');
  const [, columns = ''] = /const columns\b([\s\S]*?)\n\];/.exec(source) ?? [];
  return [...columns.matchAll(/\bid: '([^']+)'/g)].map(([, id]) => id);
}
