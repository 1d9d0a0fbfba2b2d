import type { GraphQLSchema } from 'graphql';
import type { Model } from '../model/types/model.ts';
import { planBulk } from './forms/bulkPlan.ts';
import { planForms } from './forms/formPlan.ts';
import { planLinks } from './links/linkPlan.ts';
import { LastScaffold } from './lastScaffold.ts';
import { Plan } from './plan.ts';
import { planMixedTabs, planScreens, planTabs } from './planScreens.ts';
import { planParameterizedFields } from './records/parameterizedFieldPlan.ts';
import { planTools } from './tools/toolPlan.ts';

/**
 * Plans all that is written for a model. Each step is made for all resources before the next, since it
 * builds on what the steps before it have given the others: a form picks records of which there is a
 * list, a tab links records by the actions of another resource. Names are given out on the way, so that
 * another order would be another source.
 *
 * @param schema the schema that the model was read from
 */
export function makePlan(model: Model, schema: GraphQLSchema, last = new LastScaffold()): Plan {
  const plan = new Plan(model, schema, last);
  const { resources } = plan;
  for (const owner of resources) planScreens(plan, owner);
  for (const owner of resources) planTabs(plan, owner);
  for (const owner of resources) planMixedTabs(plan, owner);
  for (const owner of resources) owner.forms = planForms(plan, owner);
  for (const owner of resources)
    for (const tab of owner.tabs) tab.links = planLinks(plan, owner, tab);
  for (const owner of resources) owner.parameterizedFields = planParameterizedFields(plan, owner);
  plan.tools = planTools(plan);
  for (const owner of resources) planBulk(plan, owner);
  return plan;
}
