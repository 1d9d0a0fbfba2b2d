import { outputField } from '../../model/shapes/typeShapes.ts';
import type { Question } from '../../model/tool.ts';
import type { SentPlan } from '../forms/sentPlan.ts';
import { pascalCase } from '../names.ts';
import type { Plan } from '../plan.ts';
import type { Module, ResourcePlan } from '../resourcePlan.ts';
import { planTold, selectableResult } from '../tools/toolPlan.ts';

/** A field of a record that gives nothing before it is told something: a component of its own. */
export interface QuestionPlan extends Module {
  readonly question: Question;
  readonly sent: SentPlan;
}

/** So many questions still stand on a page. */
const MOST_QUESTIONS = 24;

/** Plans the questions of a record: those for whose arguments there are inputs. */
export function planQuestions(plan: Plan, owner: ResourcePlan): QuestionPlan[] {
  if (!owner.record) return [];
  const type = plan.type(owner.resource.type);
  const planned = owner.resource.questions.flatMap((question): QuestionPlan[] => {
    const field = outputField(type, question.field);
    if (!field) return [];
    const sent = planTold(plan, [field], [question.field], question, { isInAddress: true });
    if (!sent) return [];
    const result = selectableResult(question.result, plan.schema);
    const wanted = `${owner.base}${pascalCase(question.field)}Question`;
    return [{ ...plan.module(owner, wanted, 'tsx'), question: { ...question, result }, sent }];
  });
  return planned.slice(0, MOST_QUESTIONS);
}
