import type { Observations } from '../../model/observations.ts';
import type { ModelReading } from '../../model/readModel.ts';
import { askDirectives } from './directives.ts';
import { askFirstPage } from './firstPage.ts';
import { probedLists } from './listQuestion.ts';
import type { Question } from './question.ts';
import { Sample } from './sample.ts';
import { ScalarSamples } from './scalarSamples.ts';

/** What to ask a backend. */
export interface ProbePlan {
  readonly questions: readonly Question[];
  /** What all answers together come to, beside what each does. */
  readonly conclude: () => Observations;
}

/** What to ask a backend of all that its schema does not say. */
export function planProbe({ model, open }: Pick<ModelReading, 'model' | 'open'>): ProbePlan {
  const lists = probedLists(model.resources, open);
  const scalars = new ScalarSamples();
  const questions = [
    askDirectives(lists),
    ...lists.flatMap((probed) => [askFirstPage(probed), new Sample(probed, scalars).question()]),
  ].filter((question) => question !== null);
  return { questions, conclude: () => scalars.observations() };
}
