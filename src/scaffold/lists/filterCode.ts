import { operatorOf } from '../../model/conventions/filter/operators.ts';
import { lazily } from '../code/lazy.ts';
import { arrow, call, constant, object, property, returned, text } from '../code/docs.ts';
import { entry, isInherited } from '../code/entries.ts';
import * as framework from '../code/framework.ts';
import { artifactType, imported, marked } from '../code/scope.ts';
import { sourceFile, rootCoordinate, type GeneratedFile } from '../code/sourceFile.ts';
import { isReserved } from '../names.ts';
import type { Plan } from '../plan.ts';
import type { Subject } from '../subject.ts';
import { pickerOf } from './filterPicker.ts';
import type { FilterPlan, OperatorPlan } from './filters.ts';
import { filled, templateDoc } from './template.ts';

/** From this number of operators on, filters have a file of their own. */
const LONG = 8;

const MAKERS = 'src/lists/filters/filterSettings.ts';
const DATE_MAKERS = 'src/lists/filters/dateFilters.ts';

/** Whether the filters of a list have a file of their own: in the list's, they would outweigh all else. */
export function haveOwnFile(filters: readonly FilterPlan[]): boolean {
  if (filters.some(({ name }) => isInherited(name))) return true;
  return filters.reduce((sum, { operators }) => sum + operators.length, 0) >= LONG;
}

/** The filters of a resource's list, in a file of their own. @param queryType the list's query, as its artifact names it */
export function filtersFile(
  plan: Plan,
  owner: Subject,
  filters: readonly FilterPlan[],
  { path, queryType }: { readonly path: string; readonly queryType: string },
): GeneratedFile {
  const type = framework.Filters;
  const variables = `${artifactType(queryType)}['variables']`;
  // What TypeScript would take for another type: only here is it known which.
  const typed = filters.some(({ name }) => isInherited(name))
    ? `satisfies ${framework.FilterSetting}<${variables}>`
    : undefined;
  const filtersDoc = constant('filters', type, variables, filterObjects(plan, filters, typed));
  return sourceFile(path, rootCoordinate('Query', owner.resource.list?.path ?? []), [
    `export ${filtersDoc}`,
  ]);
}

/** `{ status: choiceFilter(…), … }` @param typed what says the type of a filter where its name does not */
export function filterObjects(plan: Plan, filters: readonly FilterPlan[], typed?: string): string {
  const entries = filters.map((filter) => entry(filter.name, filterCall(plan, filter), typed));
  return object(entries, { expanded: true });
}

/** `statusFilter('Status', orderStatus, { … })` */
export function filterCall(plan: Plan, filter: FilterPlan): string {
  const isDate = filter.maker === 'dayFilter' || filter.maker === 'momentFilter';
  const maker = imported(filter.maker, isDate ? DATE_MAKERS : MAKERS);
  const target = filter.relation ? plan.of(filter.relation) : undefined;
  const operators = filter.operators.map((operator) => operatorCode(plan, filter, operator));
  const args = [
    text(filter.label),
    ...(filter.enum && !target ? [plan.choices(filter.enum)] : []),
    ...(target ? [plan.describe(target)] : []),
    object(operators, { expanded: true }),
  ];
  // Loaded when a person searches for such a record.
  const picker = pickerOf(plan, filter);
  const made = call(maker, picker ? [...args, lazily(picker)] : args);
  return filter.required ? call(framework.required, [made]) : made;
}

/** `is: (status) => ({ filter: { status: { equalTo: status } } })` */
function operatorCode(plan: Plan, filter: FilterPlan, { name, variables }: OperatorPlan): string {
  const { operand } = operatorOf(name);
  const parameters = {
    value: [parameterFor(plan, filter.name)],
    values: ['values'],
    range: ['from', 'to'],
    presence: [name],
  }[operand];
  const body = templateDoc(variables, (hole) =>
    filled(hole, operand === 'range' ? hole.hole : parameters[0], operand === 'values'),
  );
  return property(name, arrow(parameters, returned(body)));
}

/** `status` for the filter of that name; `value` where the name means something else. */
function parameterFor(plan: Plan, name: string): string {
  const isName = /^[A-Za-z_$][\w$]*$/.test(name);
  return !isName || isReserved(name) || plan.isTaken(name) ? 'value' : marked(name);
}
