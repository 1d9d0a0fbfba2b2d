import { Journal } from '../run/journal.ts';
import type { RunPlan } from '../run/notes.ts';
import type { Columns } from './columns.ts';
import type { SourceLanguages } from './sourceLanguages.ts';

/** An import that has begun: everything that is needed to go on with it after a reload. */
export interface ImportPlan extends RunPlan {
  readonly slug: string;
  readonly fileName: string;
  readonly text: string;
  readonly columns: Columns;
  readonly writings?: SourceLanguages;
  /** Keys that a person chose for texts that name several records, by input and text. */
  readonly chosen: ReadonlyArray<readonly [input: string, text: string, key: string]>;
}

/** The journal of an import, which sends the rows that nothing is wrong with. @param slug of the resource */
export function importJournal(slug: string): Journal<ImportPlan> {
  return new Journal('imports', slug);
}
