import type { Observations } from '../../model/observations.ts';
import type { ModelReading } from '../../model/readModel.ts';
import { askDefaultCurrency } from './defaultCurrency.ts';
import { askDefaultLanguage } from './defaultLanguage.ts';
import { askDirectives } from './directives.ts';
import { askFirstPage } from './firstPage.ts';
import { isPlaceRequired, probedLists, type ProbedList } from './listQuestion.ts';
import { present, type Question } from './question.ts';
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
  const sample = (probed: ProbedList) => present(new Sample(probed, scalars).question());
  const questions = lists.flatMap((probed) => {
    // Of a list whose pages have to be named, the first one has to be known.
    if (!isPlaceRequired(probed.list))
      return [...present(askFirstPage(probed, () => [])), ...sample(probed)];
    const first = askFirstPage(probed, sample);
    return first ? [first] : sample(probed);
  });
  return {
    questions: [
      ...present(askDirectives(lists)),
      ...present(askDefaultLanguage(model, open)),
      ...present(askDefaultCurrency(model, open)),
      ...questions,
    ],
    conclude: () => scalars.observations(),
  };
}
