import type { GraphQLSchema } from 'graphql';
import type { ToolResult } from '../model/types/tool.ts';
import type { Model } from '../model/types/model.ts';
import type { TablePlan } from './fields/tablePlan.ts';
import { planForms, type FormsPlan } from './forms/formPlan.ts';
import { choosePanels } from './home/panelPlan.ts';
import { groupsOf } from './home/resourceGroups.ts';
import { chooseSearches } from './home/searches.ts';
import { chooseTrends } from './home/trendPlan.ts';
import { LastScaffold } from './lastScaffold.ts';
import { planLinks } from './links/linkPlan.ts';
import { planList } from './lists/listPlan.ts';
import { Tables } from './lists/tables.ts';
import { Plan } from './plan.ts';
import { Planner } from './planner.ts';
import { planParameterizedFields } from './records/parameterizedFieldPlan.ts';
import { planTabs, planUnionTabs, Timelines } from './records/planTabs.ts';
import { planRecord } from './records/recordPlan.ts';
import type { ListPlan, ResourcePlan } from './resourcePlan.ts';
import type { Subject } from './subject.ts';
import { nameSubjects } from './subjects.ts';
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
  const { parts, names } = nameSubjects(model, schema, last);
  const plan = new Planner(parts, names);
  const forms = planEach(plan, (owner) => planForms(plan, owner));
  const tools = planTools(plan);
  const resources = planResources(plan, forms);
  for (const { tool, current } of tools) if (!current) planResult(plan, tool.result);
  const owners = plan.subjects.filter(({ list }) => list);
  const navigation = groupsOf(owners, last.navigation);
  const searches = chooseSearches(plan);
  const lists = new Map(resources.flatMap(({ subject, list }) => (list ? [[subject, list]] : [])));
  const panels = choosePanels(plan, navigation, lists);
  return new Plan(parts, {
    ...{ resources, tools, navigation, searches, panels },
    trends: chooseTrends(plan, panels),
    pickers: plan.pickers.planned,
    unionMembers: plan.unionMembers.planned,
  });
}

type OfEach<Planned> = (owner: Subject) => Planned;

/** Plans something for each resource, in order. */
function planEach<Planned>(
  { subjects }: Planner,
  planOne: (owner: Subject) => Planned,
): OfEach<Planned> {
  const planned = new Map(subjects.map((owner) => [owner, planOne(owner)]));
  return (owner) => planned.get(owner) as Planned;
}

/** Plans the screens of all resources. */
function planResources(plan: Planner, forms: OfEach<FormsPlan>): ResourcePlan[] {
  const tables = new Tables(plan, forms);
  const timelines = new Timelines(plan);
  const listTable = planEach(plan, (owner) => tableOfList(tables, owner));
  const tabs = planEach(plan, (owner) => planTabs(plan, owner, tables, timelines));
  const unionTabs = planEach(plan, (owner) => planUnionTabs(plan, owner));
  const links = planEach(plan, (owner) => {
    const source = { owner, tabs: tabs(owner), formsOf: forms };
    return source.tabs.map((tab) => ({ ...tab, links: planLinks(plan, source, tab) }));
  });
  const fields = planEach(plan, (owner) => planParameterizedFields(plan, owner));
  return plan.subjects.map((subject): ResourcePlan => {
    const own = { tabs: links(subject), unionTabs: unionTabs(subject), forms: forms(subject) };
    const parameterizedFields = fields(subject);
    const counts = {
      tabs: own.tabs.length + own.unionTabs.length,
      parameterizedFields: parameterizedFields.length,
    };
    const list = listOf(plan, subject, listTable(subject), own.forms);
    const record = subject.record && planRecord(plan, subject, subject.record, counts);
    for (const { parameterizedField } of parameterizedFields)
      planResult(plan, parameterizedField.result);
    return {
      ...{ subject, list, record, parameterizedFields, ...own },
      tables: tables.of(subject),
      timeline: timelines.of(subject),
    };
  });
}

function tableOfList(tables: Tables, owner: Subject): TablePlan | null {
  const { list } = owner.resource;
  return list && tables.for(owner, list, { isOfList: true });
}

function listOf(
  plan: Planner,
  { list: module, resource: { list } }: Subject,
  table: TablePlan | null,
  forms: FormsPlan,
): ListPlan | null {
  return module && list && table && planList(plan, module, list, table, forms);
}

/** Plans the entries of what a field gives, where its rows are of several kinds. */
function planResult(plan: Planner, { rows }: ToolResult): void {
  if (rows && rows.members.length + rows.values.length > 0) plan.unionMembers.of(rows);
}
