import * as framework from '../code/framework.ts';
import { artifactType } from '../code/scope.ts';
import { isNonNullType } from 'graphql';
import type { Lookup } from '../../model/types/resource.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import {
  block,
  call,
  constant,
  join,
  lines,
  object,
  property,
  statement,
  textProperty,
} from '../code/docs.ts';
import { attribute, element, elementWith } from '../code/jsx.ts';
import { queryStatement } from '../code/relay.ts';
import { SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { selectLocalKey } from '../fields/relations.ts';
import { argumentsOf, operationField } from '../forms/formCode.ts';
import { valuesType } from '../forms/valuesType.ts';
import { field, query } from '../graphql/nodes.ts';
import type { Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { definitions } from '../lists/listCode.ts';
import type { Plan } from '../plan.ts';
import { helpOf } from '../records/help.ts';
import { LookupCode } from '../records/lookup.ts';
import type { ParameterizedFieldPlan } from '../records/parameterizedFieldPlan.ts';
import type { Subject } from '../subject.ts';
import { shownCode, toldInputs, toldVariables, type ShownCode } from '../tools/toldCode.ts';

interface ParameterizedFieldParts {
  readonly file: SourceFile;
  readonly plan: Plan;
  readonly owner: Subject;
  readonly own: ParameterizedFieldPlan;
  readonly lookup: LookupCode;
  readonly answer: ShownCode;
  /** The query's type. */
  readonly type: string;
}

/** A field of a record that has to be told something first: what it wants to be told, and its answer. */
export function parameterizedFieldFile(
  plan: Plan,
  owner: Subject,
  own: ParameterizedFieldPlan,
  lookup: Lookup,
): GeneratedFile {
  const { parameterizedField, sent } = own;
  const file = new SourceFile(own.path, `\`${owner.resource.type}.${parameterizedField.field}\``);
  const code = new LookupCode(plan, owner.resource, lookup, new Set(argumentsOf(sent).keys()));
  const record: Value = {
    ...code.readBare(file),
    type: plan.type(owner.resource.type) as Value['type'],
  };
  const type = artifactType(`${own.name}Query`);
  const answer = shownCode(file, plan, parameterizedField, sent, record, [
    parameterizedField.field,
  ]);
  const parts: ParameterizedFieldParts = { file, plan, owner, own, lookup: code, answer, type };
  return file.print(
    queryOf(parts),
    settingsOf(parts),
    lines(
      `/** Asks one ${lowerFirst(owner.resource.label)} for \`${parameterizedField.field}\`, once it is told what that needs. */`,
      component(parts),
    ),
    answerComponent(parts),
    queries(parts),
  );
}

function queryOf({
  file,
  plan,
  owner,
  own,
  lookup,
  answer,
  type,
}: ParameterizedFieldParts): string {
  const { selections } = answer;
  const asked = selections?.length === 0 ? [field('__typename')] : selections;
  const node = operationField(own.sent, asked, { caught: !isNonNullType(own.sent.field.type) });
  // Relay has to know whose answer it is, to put it with what else it knows of that record.
  const key = new Selection();
  selectLocalKey(key, plan, owner);
  const record = lookup.select(() => lookup.asType([...key.toNodes(), node]), { caught: false });
  const variables = new Map([...lookup.variables, ...argumentsOf(own.sent)]);
  return queryStatement(file, 'query', query(type, definitions(variables), [record]));
}

function settingsOf({ file, plan, owner, own, lookup, type }: ParameterizedFieldParts): string {
  const { parameterizedField, sent } = own;
  const keys = [...lookup.variables.keys()];
  const values = valuesType(file, type, { ...sent, taken: [...sent.taken, ...keys] });
  const help = helpOf(
    parameterizedField.description,
    parameterizedField.label,
    owner.resource.label,
  );
  const settings = [
    textProperty('name', parameterizedField.field),
    textProperty('label', parameterizedField.label),
    ...(help ? [textProperty('help', help)] : []),
    'query',
    property('fields', toldInputs(file, plan, sent, type)),
    property('variables', toldVariables(plan, sent)),
  ];
  const settingsType = framework.ParameterizedFieldSettings;
  const keyNames = keys.map((name) => `'${name}'`).join(' | ');
  return constant(
    'settings',
    settingsType,
    join(', ', [type, values, keyNames]),
    object(settings, { expanded: true }),
  );
}

function component({ plan, owner, own }: ParameterizedFieldParts): string {
  const field = framework.ParameterizedField;
  const attributes = [
    attribute('resource', plan.describe(owner)),
    attribute('settings', 'settings'),
  ];
  return `export function ${own.name}() ${block([`return ${elementWith(field, attributes, [element('Result', [])])};`])}`;
}

function answerComponent({ lookup, answer, type }: ParameterizedFieldParts): string {
  const shown = answer.shown ?? element(framework.Silent, []);
  const usePageQuery = framework.usePageQuery;
  const read = statement(`const { ${lookup.pattern.code} }`, `${usePageQuery}<${type}>(query)`);
  return `function Result() ${block([...(answer.shown ? [read] : []), `return ${shown};`])}`;
}

function queries({ file, own, lookup }: ParameterizedFieldParts): string {
  const address = framework.Address;
  const visitor = framework.Visitor;
  const parameterizedFieldQueries = framework.parameterizedFieldQueries;
  const { statements, variables } = lookup.keyCode(file);
  const asked = call(parameterizedFieldQueries, [
    'settings',
    object(variables),
    'address',
    'visitor',
  ]);
  return `${own.name}.queries = (address: ${address}, visitor: ${visitor}) => ${block([...statements, `return ${asked};`])};`;
}
