import type { Plan } from '../plan.ts';
import type { Module, ResourcePlan } from '../resourcePlan.ts';
import type { RecordLayout } from './recordLayout.ts';
import type { SectionPlan } from './sections.ts';

/** The parts of a record's page that are written into files of their own. */
export interface Split {
  readonly sections: ReadonlyMap<SectionPlan, Module>;
  readonly side: Module | null;
}

/** A page whose parts would take more lines is split. */
const MOST_LINES = 130;
const LINES = { fact: 4, relation: 11, tab: 2 };

/** Splits a long record: its titled sections and its side go apart, what has no title stays. */
export function splitRecord(plan: Plan, owner: ResourcePlan, layout: RecordLayout): Split {
  const { sections, side, relations } = layout;
  const fields = sections.reduce((sum, section) => sum + section.fields.length, side.length);
  const tabs = owner.tabs.length + owner.unionTabs.length;
  const lines = fields * LINES.fact + relations.length * LINES.relation + tabs * LINES.tab;
  if (lines <= MOST_LINES) return { sections: new Map(), side: null };
  const titled = sections.flatMap((section) =>
    section.title === null ? [] : [[section, plan.sectionModule(owner, section.title)] as const],
  );
  const hasSide = relations.length + side.length > 0;
  return {
    sections: new Map(titled),
    side: hasSide ? plan.sectionModule(owner, 'Side') : null,
  };
}
