import * as framework from '../code/framework.ts';
import { artifactType, importedModule } from '../code/scope.ts';
import { isNonNullType, type SelectionNode } from 'graphql';
import {
  array,
  arrow,
  block,
  constant,
  join,
  lines,
  object,
  property,
  returned,
  text,
} from '../code/docs.ts';
import { attribute, element, elementWith } from '../code/jsx.ts';
import { queryStatement } from '../code/relay.ts';
import type { Relation } from '../../model/types/relations.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { answerCode } from '../forms/answers.ts';
import { answerPattern, changeCode, variablesFunction } from '../forms/formCode.ts';
import { valuesType } from '../forms/valuesType.ts';
import { fieldsObject } from '../forms/inputCode.ts';
import { demanded } from '../forms/sent.ts';
import { field, query } from '../graphql/nodes.ts';
import { follow } from '../graphql/reading.ts';
import { definitions } from '../lists/listCode.ts';
import { Selection } from '../graphql/selection.ts';
import type { Plan } from '../plan.ts';
import { objectParts } from '../tools/resultCode.ts';
import type { Current, ToolPlan } from '../tools/toolPlan.ts';
import { optionDoc, selectStart } from './startValues.ts';
import { sourceOf, words } from './toolWords.ts';

/** What the form starts with is read from a variable of that name. */
const SETTINGS = 'settings';

/** The screen of what there is one of, such as settings: its form, filled in, and what else there is to see of it. */
export function settingsFile(plan: Plan, own: ToolPlan, current: Current): GeneratedFile {
  const { tool, screen, descriptor, sent } = own;
  const artifact = `${screen.name}Mutation`;
  const response = artifactType(`${screen.name}Query`);
  const mutation = artifactType(artifact);
  const selection = new Selection();
  selectStart(selection, sent.inputs);
  const shown = shownParts(plan, own, current, selection);
  const values = valuesType(artifact, sent);
  const always = demanded(sent);
  const types = [
    response,
    mutation,
    `${framework.RecordOf}<typeof read>`,
    values,
    ...(always.length > 0 ? [always.map(text).join(' | ')] : []),
  ];
  const frame = framework.SettingsScreen;
  const attributes = [
    attribute('tool', importedModule(descriptor)),
    attribute('editing', 'editing'),
  ];
  const screenDoc = shown
    ? elementWith(frame, attributes, [`{(settings) => ${shown}}`])
    : element(frame, attributes);
  const address = framework.Address;
  const queries = framework.settingsQueries;
  return sourceFile(screen.path, sourceOf(tool), [
    queryStatement(
      'query',
      query(`${screen.name}Query`, definitions(new Map()), [asked(current, selection)]),
    ),
    readFunction(plan, `${response}['response']`, current),
    constant(
      'editing',
      framework.SettingsEditing,
      join(', ', types),
      object(editing(plan, own, current, artifact, always), { expanded: true }),
    ),
    lines(words(own), `export function ${screen.name}() ${block([`return ${screenDoc};`])}`),
    `${screen.name}.queries = ${arrow([`address: ${address}`], `${queries}(editing, address)`)};`,
  ]);
}

/** What is to be seen beside what can be changed. */
function shownParts(
  plan: Plan,
  { sent }: ToolPlan,
  { result }: Current,
  selection: Selection,
): string | null {
  const taken = new Set(sent.inputs.map(({ name }) => name));
  const isLeft = <Named extends { readonly name: string }>({ name }: Named) => !taken.has(name);
  const source = { context: plan, selection, variable: SETTINGS };
  const isLeftOf = ({ field }: Relation) =>
    !sent.inputs.some(({ relation }) => relation?.field === field);
  const parts = objectParts(source, {
    ...result,
    fields: result.fields.filter(isLeft),
    relations: result.relations.filter(isLeftOf),
  });
  if (parts.length === 0) return null;
  return parts.length === 1 ? parts[0] : elementWith('', [], parts);
}

function asked({ path, field: own }: Current, selection: Selection): SelectionNode {
  const selections = selection.isEmpty ? [field('__typename')] : selection.toNodes();
  const inner = field(path[path.length - 1], {
    caught: path.length === 1 && !isNonNullType(own.type),
    selections,
  });
  return path
    .slice(0, -1)
    .reduceRight((below, name) => field(name, { selections: [below] }), inner);
}

/** `const read = (answer: …) => answer.settings;` */
function readFunction(plan: Plan, type: string, { path }: Current): string {
  const start = { expression: 'answer', type: plan.queryType, mayBeMissing: false };
  const { expression } = follow(start, path);
  return `const read = ${arrow([`answer: ${type}`], expression)};`;
}

function editing(
  plan: Plan,
  { sent }: ToolPlan,
  { path, result }: Current,
  artifact: string,
  always: readonly string[],
): string[] {
  const owner = { resource: { type: result.type } };
  const options = sent.inputs.flatMap((input) => {
    const option = optionDoc({ plan, owner, record: SETTINGS }, input);
    return option ? [property(input.name, option)] : [];
  });
  const pattern = answerPattern(plan, sent.mutation);
  const answer = answerCode(plan, null, sent.field, sent.mutation, pattern.expression);
  const isWhole = sent.mutation.values?.length === 0;
  const variables = isWhole
    ? '(_settings, values) => values'
    : variablesFunction(plan, sent, { record: '_settings', takesRecord: true });
  const { mutation, read } = changeCode(artifact, sent, answer, pattern);
  const update = object([mutation, property('variables', variables), ...(read ? [read] : [])], {
    expanded: true,
  });
  return [
    property('fields', fieldsObject(sent.inputs, artifact)),
    'query',
    property('subject', array(path.map((name) => text(name)))),
    'read',
    ...(options.length > 0
      ? [property('values', arrow([SETTINGS], returned(object([`...${SETTINGS}`, ...options]))))]
      : []),
    property('update', update),
    ...(always.length > 0 ? [property('always', array(always.map(text)))] : []),
  ];
}
