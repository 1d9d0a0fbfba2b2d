import type { ImportPlan } from './importJournal.ts';
import type { Findings } from '../../form/readText.ts';

/** What a person chose, as it is kept. */
export type Chosen = ImportPlan['chosen'];

/** Puts what a person chose into what was found. */
export function withChosen(findings: Findings, chosen: Chosen): Findings {
  const whole = new Map([...findings].map(([name, found]) => [name, new Map(found)] as const));
  for (const [name, text, key] of chosen) {
    const finding = whole.get(name)?.get(text);
    const option =
      finding?.status === 'several'
        ? finding.options.find((candidate) => String(candidate.key) === key)
        : undefined;
    if (option) whole.get(name)?.set(text, { status: 'found', option });
  }
  return whole;
}
