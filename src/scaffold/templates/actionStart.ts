import * as framework from '../code/framework.ts';
import { artifactType } from '../code/scope.ts';
import type { Field } from '../../model/types/fields.ts';
import type { Lookup } from '../../model/types/resource.ts';
import { arrow, block, object, property, returned } from '../code/docs.ts';
import { queryStatement } from '../code/relay.ts';
import { selectLocalKey } from '../fields/relations.ts';
import type { ActionPlan } from '../forms/actionPlan.ts';
import { query } from '../graphql/nodes.ts';
import { follow, type Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { definitions } from '../lists/listCode.ts';
import { LookupCode } from '../records/lookup.ts';
import type { Subject } from '../subject.ts';
import { optionDoc, selectStart, type StartSource } from './startValues.ts';

/** How an action reads what its form starts with. */
export interface ActionStart {
  /** The query, and what reads the record out of its answer. */
  readonly statements: readonly string[];
  /** `start: { … }` */
  readonly property: string;
}

/** Writes how an action that changes what a record holds reads that first. */
export function actionStart(
  source: StartSource & { readonly owner: Subject },
  action: ActionPlan,
  lookup: Lookup,
): ActionStart {
  const { plan, owner, record } = source;
  const code = new LookupCode(plan, owner.resource, lookup);
  const selection = new Selection();
  selectLocalKey(selection, plan, owner);
  selectStart(holderIn(selection, action), action.started);
  const name = `${action.name}Query`;
  const asked = code.select(() => code.asType(selection.toNodes()), { caught: true });
  // The action may be called like one of these.
  const asking = plan.variable('query', action.name);
  const reading = plan.variable('read', action.name);
  const response = `${artifactType(name)}['response']`;
  const read = `const ${reading} = ({ ${code.pattern.code} }: ${response}) => ${code.readCaught()};`;
  const { statements, variables } = code.keyCode();
  const found = `${framework.RecordOf}<typeof ${reading}>`;
  const address = framework.Address;
  const values = action.started.map((input) =>
    property(input.name, optionDoc(source, input) ?? valueOf(source, action, input)),
  );
  const start = object(
    [
      property('query', asking),
      `variables: (address: ${address}) => ${block([...statements, `return ${object(variables)};`])}`,
      property('read', reading),
      property('values', arrow([`${record}: ${found}`], returned(object(values)))),
    ],
    { expanded: true },
  );
  return {
    statements: [queryStatement(asking, query(name, definitions(code.variables), [asked])), read],
    property: property('start', start),
  };
}

/** Where the fields are asked for: of the record, or of an object that it holds. */
function holderIn(selection: Selection, { holder }: ActionPlan): Selection {
  return holderPath(holder).reduce(
    (outer, name) => outer.object(name, { caught: false }),
    selection,
  );
}

function valueOf(
  { plan, owner, record }: StartSource,
  { holder }: ActionPlan,
  { field, name }: ActionPlan['started'][number],
): string {
  const type = plan.type(owner.resource.type) as Value['type'];
  const own = holder ? [] : envelopeOf(field);
  const path = [...holderPath(holder), ...own, field?.name ?? name];
  return follow({ expression: record, type, mayBeMissing: false }, path).expression;
}

function holderPath(holder: Field | null): string[] {
  return holder ? [...envelopeOf(holder), holder.name] : [];
}

function envelopeOf(field: Field | null): string[] {
  return field?.envelope ? [field.envelope.name] : [];
}
