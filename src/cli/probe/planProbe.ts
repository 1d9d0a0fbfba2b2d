import type { ModelReading } from '../../model/readModel.ts';
import { askFirstPage } from './firstPage.ts';
import { probedLists } from './listQuestion.ts';
import type { Question } from './question.ts';

/** What to ask a backend of all that its schema does not say. */
export function planProbe({ model, open }: Pick<ModelReading, 'model' | 'open'>): Question[] {
  const lists = probedLists(model.resources, open);
  return lists.flatMap((probed) => askFirstPage(probed) ?? []);
}
