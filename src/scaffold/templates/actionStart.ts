import * as framework from '../code/framework.ts';
import { code } from '../code/code.ts';
import { tagged } from '../code/relay.ts';
import { artifactType } from '../code/scope.ts';
import type { Field } from '../../model/types/fields.ts';
import type { Lookup } from '../../model/types/resource.ts';
import { object, property } from '../code/docs.ts';
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

/** Prints how an action reads its initial values from the record. */
export function actionStart(
  source: StartSource & { readonly owner: Subject },
  action: ActionPlan,
  lookup: Lookup,
): ActionStart {
  const { plan, owner, record } = source;
  const lookupCode = new LookupCode(plan, owner.resource, lookup);
  const selection = new Selection();
  selectLocalKey(selection, plan, owner);
  selectStart(holderIn(selection, action), action.started);
  for (const { owner: holder, path } of readsOf(action, owner)) {
    const inner = holder.reduce((outer, part) => outer.object(part, { caught: false }), selection);
    inner.path(path, { caught: true });
  }
  const name = `${action.name}Query`;
  const asked = lookupCode.select(selection.toNodes(), { caught: true });
  // The action may have one of these names.
  const asking = plan.variable('query', action.name);
  const reading = plan.variable('read', action.name);
  const response = `${artifactType(name)}['response']`;
  const read = `const ${reading} = (${lookupCode.parameters(response)}) => ${lookupCode.readCaught()};`;
  const found = `${framework.RecordOf}<typeof ${reading}>`;
  const values = action.started.map((input) =>
    property(input.name, optionDoc(source, input) ?? valueOf(source, action, input)),
  );
  const type = plan.type(owner.resource.type) as Value['type'];
  const whole = { expression: record, type, mayBeMissing: false };
  const besides = readsOf(action, owner)
    .filter(({ path: [read] }) => !action.started.some(({ name: own }) => own === read))
    .map(({ owner: holder, path: [read] }) =>
      property(read, follow(whole, [...holder, read]).expression),
    );
  const document = tagged(query(name, definitions(lookupCode.variables), [asked]));
  return {
    statements: [`const ${asking} = ${document};`, read],
    property: code`
      start: {
        ${property('query', asking)},
        variables: ${lookupCode.variablesOfAddress({ parameter: `address: ${framework.Address}` })},
        ${property('read', reading)},
        values: (${record}: ${found}) => (${object([...values, ...new Set(besides)])}),
      }
    `,
  };
}

/** What inputs read of the record besides their own values, and the objects around it. */
function readsOf({ reads }: ActionPlan, { resource }: Subject) {
  return reads.map((path) => {
    const field = resource.fields.find(({ name }) => name === path[0]) ?? null;
    return { owner: envelopeOf(field), path };
  });
}

/** The selection of the fields: the record's, or that of an object in it. */
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
