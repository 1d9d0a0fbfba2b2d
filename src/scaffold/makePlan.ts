import type { GraphQLSchema } from 'graphql';
import type { ToolResult } from '../model/types/tool.ts';
import type { Model } from '../model/types/model.ts';
import type { TablePlan } from './fields/tablePlan.ts';
import { planForms, type FormsPlan } from './forms/formPlan.ts';
import { chooseAttention } from './home/attentionPlan.ts';
import { choosePanels } from './home/panelPlan.ts';
import { groupsOf } from './home/resourceGroups.ts';
import { chooseChoiceLists } from './home/choiceLists.ts';
import { chooseValueLists } from './home/valueLists.ts';
import { chooseSearches } from './home/searches.ts';
import { chooseTrends } from './home/trendPlan.ts';
import { LastScaffold } from './lastScaffold.ts';
import { planLinks } from './links/linkPlan.ts';
import { planList, type Reached } from './lists/listPlan.ts';
import { planSharedOperators } from './lists/sharedOperators.ts';
import { Tables } from './lists/tables.ts';
import { Plan } from './plan.ts';
import { Planner } from './planner.ts';
import { countedTabs } from './records/countedTabs.ts';
import { planParameterizedFields } from './records/parameterizedFieldPlan.ts';
import { FilteredLists } from './records/filteredLists.ts';
import { planTabs, planUnionTabs, Timelines, withoutBareJoins } from './records/planTabs.ts';
import { planRecord } from './records/recordPlan.ts';
import type { ListPlan, ResourcePlan } from './resourcePlan.ts';
import type { Subject } from './subject.ts';
import { nameSubjects } from './subjects.ts';
import { planTools } from './tools/toolPlan.ts';

/**
 * Plans all that is written for a model. Each step is made for all resources before the next, since it
 * builds on the results of earlier steps for other resources: a form picks records of a resource with a
 * list, a tab links records by the actions of another resource. Names are assigned on the way, so that
 * another order would be another source.
 *
 * @param schema the schema that the model was read from
 */
export function makePlan(model: Model, schema: GraphQLSchema, last = new LastScaffold()): Plan {
  const { parts, names } = nameSubjects(model, schema, last);
  const planner = new Planner(parts, names);
  const sharedOperators = planSharedOperators(planner);
  const forms = planEach(planner, (owner) => planForms(planner, owner));
  const tools = planTools(planner);
  const resources = planResources(planner, forms);
  for (const { tool, current } of tools) if (!current) planResult(planner, tool.result);
  const navigation = groupsOf(planner.subjects, last.navigation);
  const searches = chooseSearches(planner, navigation);
  const lists = new Map(resources.flatMap(({ subject, list }) => (list ? [[subject, list]] : [])));
  const panels = choosePanels(planner, navigation, lists);
  return new Plan(parts, {
    resources,
    tools,
    navigation,
    searches,
    panels,
    attention: chooseAttention(planner, navigation),
    choiceLists: chooseChoiceLists(planner, searches),
    valueLists: chooseValueLists(planner, searches),
    trends: chooseTrends(planner, panels),
    sharedOperators,
    pickers: planner.pickers.planned,
    pickedValues: planner.pickedValues.all,
    unionMembers: planner.unionMembers.planned,
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
function planResources(planner: Planner, forms: OfEach<FormsPlan>): ResourcePlan[] {
  const tables = new Tables(planner, forms);
  const timelines = new Timelines(planner);
  const listTable = planEach(planner, (owner) => tableOfList(tables, owner));
  const shared = { tables, timelines, filteredLists: new FilteredLists(planner) };
  const tabs = planEach(planner, (owner) => planTabs(planner, owner, shared, forms));
  const unionTabs = planEach(planner, (owner) => planUnionTabs(planner, owner));
  const links = planEach(planner, (owner) => {
    const source = { owner, tabs: tabs(owner), formsOf: forms };
    const linked = source.tabs.map((tab) => ({
      ...tab,
      links: tab.by ? null : planLinks(planner, source, tab),
    }));
    return withoutBareJoins(planner, linked);
  });
  const shown = new Set(
    planner.subjects.flatMap((owner) => links(owner).map(({ table }) => table)),
  );
  const fields = planEach(planner, (owner) => planParameterizedFields(planner, owner));
  return planner.subjects.map((subject): ResourcePlan => {
    const own = { tabs: links(subject), unionTabs: unionTabs(subject), forms: forms(subject) };
    const parameterizedFields = fields(subject);
    const counts = {
      tabs: own.tabs.length + own.unionTabs.length,
      parameterizedFields: parameterizedFields.length,
    };
    const tableOf = (type: string) => {
      const target = planner.of(type);
      return target?.list ? listTable(target) : null;
    };
    const reached = { tableOf, counted: countedTabs(planner, { subject, ...own }) };
    const list = listOf(planner, subject, own.forms, listTable(subject), reached);
    const record = subject.record && planRecord(planner, subject, subject.record, counts);
    for (const { parameterizedField } of parameterizedFields)
      planResult(planner, parameterizedField.result);
    return {
      subject,
      list,
      record,
      parameterizedFields,
      ...own,
      tables: tables.of(subject).filter((table) => table.side === null || shown.has(table)),
      timeline: timelines.of(subject),
    };
  });
}

function tableOfList(tables: Tables, owner: Subject): TablePlan | null {
  const { list } = owner.resource;
  return list && tables.for(owner, list, { isOfList: true });
}

function listOf(
  planner: Planner,
  { list: module, resource: { list } }: Subject,
  forms: FormsPlan,
  table: TablePlan | null,
  reached: Reached,
): ListPlan | null {
  return module && list && table && planList(planner, module, list, table, forms, reached);
}

/** Plans the entries of a field's result, if its rows are of several types. */
function planResult(planner: Planner, { rows }: ToolResult): void {
  if (rows && rows.members.length + rows.values.length > 0) planner.unionMembers.of(rows);
}
