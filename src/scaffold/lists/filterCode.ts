import { labelProperty } from '../code/labelProperty.ts';
import { asksPresence, operatorOf } from '../../model/conventions/filter/operators.ts';
import type { Resource } from '../../model/types/resource.ts';
import { code } from '../code/code.ts';
import { array, object, property, text } from '../code/docs.ts';
import { entry, isInherited } from '../code/entries.ts';
import * as framework from '../code/framework.ts';
import { lazily } from '../code/lazy.ts';
import { artifactType, imported, importedModule, marked, pathTo } from '../code/scope.ts';
import { rootCoordinate, sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { isReserved } from '../names.ts';
import type { Plan } from '../plan.ts';
import type { Module } from '../subject.ts';
import { MAKER_MODULES } from './filterMaker.ts';
import { pickerOf } from './filterPicker.ts';
import { relatedFiltersCode, type RelatedFilterPlan } from './relatedFilters.ts';
import type { FilterPlan, OperatorPlan } from './filterPlan.ts';
import type { SharedFilter } from './sharedOperators.ts';
import { filled, templateDoc } from './template.ts';

/** From this number of operators on, filters have a file of their own. */
const LONG = 8;

const MAKERS = 'src/lists/filters/filterSettings.ts';

/** Whether the filters of a list have a file of their own: in the list's, they would outweigh all else. */
export function areLong(filters: readonly FilterPlan[]): boolean {
  if (filters.some(({ name }) => isInherited(name))) return true;
  return filters.reduce((sum, { operators }) => sum + operators.length, 0) >= LONG;
}

/** A resource whose list is filtered, and that list's query. */
interface FilteredList {
  readonly resource: Resource;
  readonly query: string;
}

/** The filters of a resource's list, in a file of their own. */
export function filtersFile(
  plan: Plan,
  list: FilteredList,
  filters: readonly FilterPlan[],
  related: readonly RelatedFilterPlan[],
  path: string,
  values: Module | null,
): GeneratedFile {
  return sourceFile(path, rootCoordinate('Query', list.resource.list?.path ?? []), [
    `export const filters = ${filtersCode(plan, list, filters)};`,
    ...(related.length > 0 ? [relatedFiltersCode(plan, list.query, related)] : []),
    ...(values ? [`export const valueCounts = () => import('${pathTo(values.path)}');`] : []),
  ]);
}

/** `defineFilters<OrderListQuery['variables']>({ status: choiceFilter(…), … })` */
export function filtersCode(
  plan: Plan,
  list: FilteredList,
  filters: readonly FilterPlan[],
): string {
  const variables = `${artifactType(list.query)}['variables']`;
  const entries = filters.map((filter) =>
    entry(
      filter.name,
      filterCall(plan, list, filter),
      // What TypeScript would take for another type: only here is it known which.
      `satisfies ${framework.FilterDefinition}<${variables}>`,
    ),
  );
  return code`${framework.defineFilters}<${variables}>(${object(entries, { expanded: true })})`;
}

/** `statusFilter(orderStatus, 'filter.status', enumFilter)` */
export function filterCall(plan: Plan, list: FilteredList, filter: FilterPlan): string {
  const maker = imported(filter.maker, MAKER_MODULES[filter.maker] ?? MAKERS);
  const target = filter.relation ? plan.of(filter.relation) : undefined;
  const shared = plan.sharedOperators.of(list.resource, filter);
  const options = optionsCode(plan, filter, shared);
  const args = [
    ...(filter.enum && !target ? [plan.choices(filter.enum)] : []),
    ...(target ? [plan.describe(target)] : []),
    ...(shared
      ? [text(shared.condition.slot.join('.')), importedModule(shared.operators)]
      : [object(filter.operators.map((each) => operatorCode(plan, filter, each)))]),
    ...(options.length > 0 ? [object(options)] : []),
  ];
  return `${maker}(${args.join(', ')})`;
}

function optionsCode(plan: Plan, filter: FilterPlan, shared: SharedFilter | undefined): string[] {
  // Loaded when a person searches for such a record.
  const picker = pickerOf(plan, filter);
  const isNullable = shared && filter.operators.some(({ name }) => asksPresence(name));
  return [
    ...labelProperty(filter.name, filter.label),
    ...(isNullable ? ['nullable: true'] : []),
    ...(filter.required ? ['required: true'] : []),
    ...unitsCode(filter),
    ...(filter.currency ? [property('currency', text(filter.currency))] : []),
    ...(picker ? [property('picker', lazily(picker))] : []),
  ];
}

/** `units: ['hours', 'minutes']`, where these are not what such filters expect. */
function unitsCode({ units = [] }: FilterPlan): string[] {
  const isUsual = units.join(' ') === 'years months days hours minutes seconds';
  return units.length === 0 || isUsual ? [] : [property('units', array(units.map(text)))];
}

/** `is: (status) => ({ filter: { status: { equalTo: status } } })` */
function operatorCode(plan: Plan, filter: FilterPlan, operator: OperatorPlan): string {
  const parameters = {
    value: [parameterFor(plan, filter.name)],
    values: ['values'],
    range: ['from', 'to'],
    presence: [operator.name],
  }[operatorOf(operator.name).operand];
  const body = operatorBody(operator, parameters);
  return property(operator.name, `(${parameters.join(', ')}) => (${body})`);
}

/** What an operator sends. @param parameters what it is given */
export function operatorBody(
  { name, variables }: OperatorPlan,
  [first]: readonly string[],
): string {
  const { operand } = operatorOf(name);
  return templateDoc(variables, (hole) =>
    filled(hole, operand === 'range' ? hole.hole : first, operand === 'values'),
  );
}

/** `status` for the filter of that name; `value` where the name means something else. */
export function parameterFor(plan: Plan, name: string): string {
  const isName = /^[A-Za-z_$][\w$]*$/.test(name);
  return !isName || isReserved(name) || plan.isTaken(name) ? 'value' : marked(name);
}
