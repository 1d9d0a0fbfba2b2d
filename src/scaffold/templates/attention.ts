import type { SelectionNode } from 'graphql';
import { fieldsOn } from '../../model/shapes/steps.ts';
import { outputField } from '../../model/shapes/typeShapes.ts';
import { code, commas } from '../code/code.ts';
import { array, object, property, text } from '../code/docs.ts';
import { entry } from '../code/entries.ts';
import * as framework from '../code/framework.ts';
import { tagged } from '../code/relay.ts';
import { artifactType } from '../code/scope.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { compositeOf, follow, type Value } from '../graphql/reading.ts';
import { field, query, variableDefinition } from '../graphql/nodes.ts';
import type { AttentionPlan } from '../home/attentionPlan.ts';
import { countField } from '../lists/counting.ts';
import type { Plan } from '../plan.ts';

const ARTIFACT = 'attentionCountsQuery';

/** What of the records needs somebody: a query that counts all of it, each number caught by itself. */
export function attentionFile(plan: Plan): GeneratedFile {
  const { entries } = plan.attention;
  const path = 'src/resources/attention.ts';
  if (entries.length === 0)
    return sourceFile(
      path,
      'the lists of the schema',
      code`
        /** What needs somebody, on the home page: nothing that the schema could be asked. */
        export const attention: ${framework.HomeAttention} | null = null;
      `,
    );
  const bounds = boundsOf(entries);
  return sourceFile(
    path,
    'the lists of the schema',
    code`
      /** What needs somebody, on the home page: the lists that are narrowed to it, in their order. */
      export const attention = ${framework.defineAttention}<${artifactType(ARTIFACT)}>({
        query: ${tagged(queryOf(plan, bounds))},
        ${bounds.size > 0 && `${property('days', array([...bounds.keys()].map(text)))},`}
        entries: [${commas(entries.map((each) => entryCode(plan, each)))}],
      });
    `,
  );
}

function boundsOf(entries: readonly AttentionPlan[]): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ variable }) => (variable ? [[variable.name, variable.type] as const] : [])),
  );
}

function queryOf({ attention }: Plan, bounds: ReadonlyMap<string, string>) {
  const { entries, viewer } = attention;
  const counts = (own: readonly AttentionPlan[]) =>
    own.map(({ counting, alias, args }) => countField(counting, alias, args, { caught: true }));
  const variables = [...bounds].map(([name, type]) => variableDefinition(name, type));
  const ofPerson = entries.filter(({ person }) => person !== null);
  const ofAll = entries.filter(({ person }) => person === null);
  if (!viewer) return query(ARTIFACT, variables, counts(ofAll));
  const { path, person } = viewer.of;
  const own = [...path, ...person].reduceRight<SelectionNode[]>(
    (selections, name) => [field(name, { selections })],
    [field(viewer.key), ...counts(ofPerson)],
  );
  return query(ARTIFACT, variables, [...counts(ofAll), ...own]);
}

function entryCode(plan: Plan, { kind, owner, narrowing, ...own }: AttentionPlan): string {
  const { filters, before, label } = narrowing;
  const written = Object.entries(filters).map(([name, values]) =>
    entry(name, array(values.map(text))),
  );
  const person = personIn(plan);
  return object(
    [
      property('kind', text(kind)),
      property('resource', plan.describe(owner)),
      property('filters', object(written)),
      ...(before ? [property('before', text(before.filter))] : []),
      ...(narrowing.enum ? [property('states', plan.choices(narrowing.enum))] : []),
      ...(label ? [property('label', text(label))] : []),
      property('count', `(data) => ${countCode(plan, own, person)}`),
      ...(own.person !== null && person
        ? [
            property('person', text(own.person)),
            property('key', `(data) => ${follow(person, [person.key]).expression}`),
          ]
        : []),
    ],
    { expanded: true },
  );
}

/** The person in the answer. */
function personIn(plan: Plan): (Value & { readonly key: string }) | null {
  const { viewer } = plan.attention;
  if (!viewer) return null;
  const data = { expression: 'data', type: plan.queryType, mayBeMissing: false };
  return { ...follow(data, [...viewer.of.path, ...viewer.of.person]), key: viewer.key };
}

/** `partOf(data.overdueInvoices, (part) => part.totalCount)` */
function countCode(
  plan: Plan,
  { counting, alias, person }: Pick<AttentionPlan, 'counting' | 'alias' | 'person'>,
  viewer: Value | null,
): string {
  const [first] = fieldsOn(counting.total.path);
  const below = counting.total.path.slice(1);
  const from = person !== null && viewer ? viewer : null;
  const holder = from ? compositeOf(from.type) : plan.queryType;
  const type = outputField(holder, first)?.type;
  if (!type) throw new Error(`The model names ${holder.name}.${first}, which is not there.`);
  const whole = `${from ? from.expression + (from.mayBeMissing ? '?.' : '.') : 'data.'}${alias}`;
  if (below.length === 0) return whole;
  const part = { expression: 'part', type, mayBeMissing: false };
  return `${framework.partOf}(${whole}, (part) => ${follow(part, below).expression})`;
}
