import type { Locale } from '../../../locale/locale.ts';
import type { Interrupted } from '../run/notes.ts';
import type { Runner } from '../run/runner.ts';
import type { Chosen } from './chosen.ts';
import type { Columns } from './columns.ts';
import type { ImportPlan } from './importJournal.ts';
import type { ReadRow } from './readRows.ts';
import { readTable, writeTable, type Table } from './readTable.ts';
import type { Source } from './SourceStep.tsx';
import type { SourceLanguages } from './sourceLanguages.ts';

/** How far an import is, with what is known by then. */
export type ImportStep =
  | { readonly name: 'source' }
  | { readonly name: 'resume'; readonly interrupted: Interrupted<ImportPlan> }
  | {
      readonly name: 'columns';
      readonly source: Source;
      readonly table: Table;
      readonly writings?: SourceLanguages;
    }
  | Review
  | {
      readonly name: 'run';
      readonly table: Table;
      readonly rows: readonly ReadRow[];
      readonly runner: Runner<ReadRow>;
    };

/** All is known, and nothing sent yet. */
export interface Review {
  readonly name: 'review';
  readonly source: Source;
  readonly table: Table;
  readonly columns: Columns;
  readonly writings: SourceLanguages;
  readonly interrupted: Interrupted<ImportPlan> | null;
}

/** An import that was interrupted is reviewed again before it goes on. */
export function reviewAgain(interrupted: Interrupted<ImportPlan>, locale: Locale): Review {
  const { plan } = interrupted;
  return {
    name: 'review',
    source: { fileName: plan.fileName, text: plan.text },
    table: tableOf(plan.text, locale),
    columns: plan.columns,
    writings: plan.writings ?? {},
    interrupted,
  };
}

/** What is kept of an import, to go on with it after a reload. @param slug of the resource */
export function planOf(
  slug: string,
  { source, table, columns, writings }: Review,
  rows: readonly ReadRow[],
  chosen: Chosen,
): ImportPlan {
  return {
    slug,
    fileName: source.fileName,
    // Nobody knows what stands in columns that are left out.
    text: writeTable(table, (heading) => columns[heading] != null),
    columns,
    writings,
    chosen,
    total: rows.filter(({ state }) => state !== null).length,
  };
}

/** Of a text that was read before. */
function tableOf(text: string, locale: Locale): Table {
  const reading = readTable(text, locale);
  return 'table' in reading ? reading.table : { headings: [], rows: [] };
}
