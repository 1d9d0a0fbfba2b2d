import type { Relation } from '../../model/model.ts';
import { elementWith, textAttribute, type Doc } from '../code/docs.ts';
import type { SourceFile } from '../code/sourceFile.ts';
import type { Source } from '../fields/access.ts';
import { relationView } from '../fields/relations.ts';
import { view } from '../fields/views.ts';
import type { ResourcePlan } from '../plan.ts';
import { isWide, type FactPlan, type SectionPlan } from './facts.ts';
import { helpOf } from './help.ts';

const SCREEN = 'src/ui/record/RecordScreen.tsx';

/** `<Section title="…">` with its facts. */
export function sectionDoc(source: Source, owner: ResourcePlan, section: SectionPlan): Doc {
  const facts = section.facts.map((fact) => factDoc(source, owner, fact));
  return sectionOf(source.file, section.title, facts);
}

export function sectionOf(file: SourceFile, title: string | null, facts: readonly Doc[]): Doc {
  return elementWith(
    file.value('Section', SCREEN),
    title ? [textAttribute('title', title)] : [],
    facts,
  );
}

/** `<Fact label="…">` with the value in it. */
export function factDoc(source: Source, { resource }: ResourcePlan, fact: FactPlan): Doc {
  const { field, within, siblings, label } = fact;
  const help = helpOf(field.description, label, resource.label);
  const attributes = [
    textAttribute('label', label),
    ...(help ? [textAttribute('help', help)] : []),
    ...(isWide(field) ? ['wide'] : []),
  ];
  const shown = view({ ...source, within, siblings, size: 'fact' }, field);
  return elementWith(source.file.value('Fact', SCREEN), attributes, [shown]);
}

/** `<Fact label="Customer">` with the link in it. */
export function relationFact(source: Source, { resource }: ResourcePlan, relation: Relation): Doc {
  const target = source.plan.of(relation.to);
  if (!target) throw new Error(`${relation.to} is no resource.`);
  const help = helpOf(relation.description, relation.label, resource.label);
  const attributes = [
    textAttribute('label', relation.label),
    ...(help ? [textAttribute('help', help)] : []),
  ];
  return elementWith(source.file.value('Fact', SCREEN), attributes, [
    relationView(source, relation, target),
  ]);
}
