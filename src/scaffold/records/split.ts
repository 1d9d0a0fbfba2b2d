import { pascalCase } from '../names.ts';
import type { Planner } from '../planner.ts';
import type { Module, Subject } from '../subject.ts';
import type { RecordLayout } from './recordLayout.ts';
import type { SectionPlan } from './sections.ts';

/** The parts of a record's page that are written into files of their own. */
export interface Split {
  readonly sections: ReadonlyMap<SectionPlan, Module>;
  readonly side: Module | null;
}

/** A page whose parts would take more lines is split. */
const MOST_LINES = 120;
const LINES = { page: 66, field: 2.4, relation: 9, tab: 2 };

/**
 * Splits a long record: its titled sections and its side go apart, what has no title stays.
 *
 * @param tabs how many tabs it has
 */
export function splitRecord(
  planner: Planner,
  owner: Subject,
  layout: RecordLayout,
  tabs: number,
): Split {
  const { highlights, sections, side, relations } = layout;
  const fields = sections.reduce((sum, section) => sum + section.fields.length, side.length);
  const allRelations = relations.length + highlights.relations.length;
  const parts = fields * LINES.field + allRelations * LINES.relation + tabs * LINES.tab;
  if (LINES.page + parts <= MOST_LINES) return { sections: new Map(), side: null };
  const module = (title: string) =>
    planner.names.inPart(owner, 'sections', `${owner.base}${pascalCase(title)}Section`, 'tsx');
  const titled = sections.flatMap((section) =>
    section.title === null ? [] : [[section, module(section.title)] as const],
  );
  const hasSide = relations.length + side.length > 0;
  return {
    sections: new Map(titled),
    side: hasSide ? module('Side') : null,
  };
}
