import type { Lookup } from '../../model/types/resource.ts';
import type { Hole } from '../../model/types/variables.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { code, commas } from '../code/code.ts';
import { property } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { tagged } from '../code/relay.ts';
import { artifactType } from '../code/scope.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { readTitle, selectIdentity } from '../fields/relations.ts';
import { startChangeFile } from '../forms/changeFile.ts';
import { keyedType, keyExpression } from '../forms/formCode.ts';
import { fieldsObject } from '../forms/inputCode.ts';
import { resentProperties } from '../forms/resent.ts';
import { variablesDoc } from '../forms/sent.ts';
import { valuesType } from '../forms/valuesType.ts';
import { query } from '../graphql/nodes.ts';
import { follow, type Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { LINKED_KEY, type LinkedValuesPlan } from '../links/linkedValuesPlan.ts';
import { definitions, listField } from '../lists/listCode.ts';
import { fromText, holePaths, templateDoc } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import { LookupCode } from '../records/lookup.ts';
import type { TabPlan } from '../resourcePlan.ts';
import type { Subject } from '../subject.ts';
import { valuesOf } from './editing.ts';
import { selectStart } from './startValues.ts';

const LINK = 'link';

/** How the values of the links of a record are read and changed, one link at a time. */
export function linkedValuesFile(
  plan: Plan,
  owner: Subject,
  { list, target, relation, linkedValues }: TabPlan & { readonly linkedValues: LinkedValuesPlan },
  lookup: Lookup,
): GeneratedFile {
  const { name, path, sent, by, ofRecord } = linkedValues;
  const ofList = new Map(Object.keys(by).map((own) => [own, list.arguments[own]]));
  const found = new LookupCode(plan, owner.resource, lookup, { taken: new Set(ofList.keys()) });
  const parent: Value = {
    expression: 'found',
    type: plan.type(owner.resource.type) as Value['type'],
    mayBeMissing: false,
  };
  const links = follow(parent, [...list.path, 'edges']).expression;
  const keys = new Selection();
  for (const own of holePaths(ofRecord)) keys.path(own);
  const { edges, title } = selectionOf(plan, target, linkedValues);
  const rows = listField(list, ofList.keys(), edges);
  const asked = found.select([...keys.toNodes(), rows], { caught: true });
  const key = Object.entries(by).map(([own, template]) =>
    property(
      own,
      templateDoc(template, (hole) => fromText(hole, 'key', null, 'string')),
    ),
  );
  const variables = found.variablesOfAddress({
    parameter: 'address, key',
    returns: `${artifactType(`${name}Query`)}['variables']`,
    others: key,
  });
  const { artifact, change } = startChangeFile(plan, owner, linkedValues, sent);
  const values = valuesOf(
    { plan, owner: { resource: { type: list.edge?.type ?? '' } }, record: LINK },
    sent,
  );
  return sourceFile(
    path,
    `\`${owner.resource.type}.${relation.field}\``,
    code`
      const update: ${framework.RecordUpdate}<${artifact}, { readonly id: string; readonly record: ${keyedType(plan, owner, ofRecord)} }, ${valuesType(`${name}Mutation`, sent)}> = {
        ${change.mutation},
        variables: (${LINK}, values) => (${variablesDoc(sent.mutation, { fillKey: keysIn(plan, owner) }, 'values')}),
        ${change.read && `${change.read},`}
      };

      /** What is said of the ${lowerFirst(relation.label)} of one ${lowerFirst(owner.resource.label)}, and can be changed. */
      export const ${name} = ${framework.defineRowChanges}({
        ${property('resource', plan.describe(target))},
        query: ${tagged(query(`${name}Query`, definitions(new Map([...found.variables, ...ofList])), [asked]))},
        variables: ${variables},
        rows: (${found.parameters(`${artifactType(`${name}Query`)}['response']`)}) =>
          ${framework.partOf}(${found.readCaught()}, (found) =>
            ${framework.present}(${links}).map((edge) => ({ ...edge, id: edge.node.id, record: found }))),
        ${title && `title: (${LINK}) => ${title},`}
        edit: {
          ${commas([
            property('fields', fieldsObject(sent.inputs, `${name}Mutation`)),
            ...(values ? [`values: (${LINK}) => (${values})`] : []),
            'update: () => Promise.resolve(update)',
            ...resentProperties(sent),
          ])}
        },
      });
    `,
  );
}

/** What is read of the record that a link leads to, and of the link itself. */
function selectionOf(plan: Plan, target: Subject, { sent }: LinkedValuesPlan) {
  const whole = new Selection();
  const link = whole.object('edges', { caught: false });
  const node = link.object('node', { caught: false });
  const { fields } = target.resource;
  selectIdentity(node, target, fields);
  const source = { context: plan, selection: node, variable: `${LINK}.node` };
  const title = readTitle(source, target, fields);
  selectStart(link, sent.inputs);
  return { edges: whole.toNodes(), title };
}

/** The expressions for the keys of the record and of the one that its link leads to. */
function keysIn(plan: Plan, owner: Subject) {
  return (hole: Hole) =>
    hole.hole === LINKED_KEY ? `${LINK}.id` : keyExpression(plan, owner, `${LINK}.record`, hole);
}
