import { isNonNullType, type SelectionNode } from 'graphql';
import type { Relation } from '../../model/types/relations.ts';
import { code, commas } from '../code/code.ts';
import { property, text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { fragmentOf } from '../code/jsx.ts';
import { tagged } from '../code/relay.ts';
import { artifactType, importedModule } from '../code/scope.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { payloadCode } from '../forms/payloadCode.ts';
import { payloadPattern, changeCode, variablesFunction } from '../forms/formCode.ts';
import { fieldsObject } from '../forms/inputCode.ts';
import { resent } from '../forms/resent.ts';
import { valuesType } from '../forms/valuesType.ts';
import { field, query } from '../graphql/nodes.ts';
import { follow } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { definitions } from '../lists/listCode.ts';
import type { Plan } from '../plan.ts';
import { objectParts } from '../tools/resultCode.ts';
import type { Current, ToolPlan } from '../tools/toolPlan.ts';
import { optionDoc, selectStart } from './startValues.ts';
import { sourceOf, words } from './toolWords.ts';

/** What the form starts with is read from a variable of that name. */
const SETTINGS = 'settings';

/** The screen of a single record, such as settings: its form, filled in, and its other values. */
export function settingsFile(plan: Plan, own: ToolPlan, current: Current): GeneratedFile {
  const { tool, screen, descriptor, sent } = own;
  const type = artifactType(`${screen.name}Query`);
  const artifact = `${screen.name}Mutation`;
  const selection = new Selection();
  selectStart(selection, sent.inputs);
  const shown = shownParts(plan, own, current, selection);
  const document = query(`${screen.name}Query`, definitions(new Map()), [
    asked(current, selection),
  ]);
  const { ifFilled, ...required } = resent(sent);
  const always = required.always.map(text);
  const options = optionsIn(plan, own, current);
  const frame = framework.SettingsScreen;
  const attributes = `tool={${importedModule(descriptor)}} editing={editing}`;
  return sourceFile(
    screen.path,
    sourceOf(tool),
    code`
      const query = ${tagged(document)};

      const read = (response: ${type}['response']) => ${readFrom(plan, current)};

      const editing: ${framework.SettingsEditing}<
        ${type},
        ${artifactType(artifact)},
        ${framework.RecordOf}<typeof read>,
        ${valuesType(artifact, sent)},
        ${always.join(' | ')}
      > = {
        ${property('fields', fieldsObject(sent.inputs, artifact))},
        query,
        subject: [${current.path.map(text).join(', ')}],
        read,
        ${options && `values: (${SETTINGS}) => ({ ...${SETTINGS}, ${options} }),`}
        update: {
          ${commas(updateOf(plan, own, artifact))}
        },
        ${always.length > 0 && `always: [${always.join(', ')}],`}
        ${ifFilled.length > 0 && `alwaysIfFilled: [${ifFilled.map(text).join(', ')}],`}
      };

      ${words(own)}
      export function ${screen.name}() {
        return ${shown ? `<${frame} ${attributes}>\n{(settings) => ${shown}}\n</${frame}>` : `<${frame} ${attributes} />`};
      }

      ${screen.name}.queries = (address: ${framework.Address}) => ${framework.settingsQueries}(editing, address);
    `,
  );
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
  return parts.length === 1 ? parts[0] : fragmentOf(parts);
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

/** `answer.shop.settings` */
function readFrom(plan: Plan, { path }: Current): string {
  const start = { expression: 'response', type: plan.queryType, mayBeMissing: false };
  return follow(start, path).expression;
}

/** What the form starts with where that is no value of the settings: options of pickers. */
function optionsIn(plan: Plan, { sent }: ToolPlan, { result }: Current): string {
  const owner = { resource: { type: result.type } };
  const options = sent.inputs.flatMap((input) => {
    const option = optionDoc({ plan, owner, record: SETTINGS }, input);
    return option ? [property(input.name, option)] : [];
  });
  return options.join(', ');
}

/** The mutation, its variables, and what its answer says. */
function updateOf(plan: Plan, { sent }: ToolPlan, artifact: string): string[] {
  const pattern = payloadPattern(plan, sent.mutation);
  const payload = payloadCode(plan, null, sent.field, sent.mutation, pattern.expression);
  const isWhole = sent.mutation.values?.length === 0;
  const variables = isWhole
    ? '(_settings, values) => values'
    : variablesFunction(plan, sent, { record: '_settings', takesRecord: true });
  const { mutation, read } = changeCode(artifact, sent, payload, pattern);
  return [mutation, property('variables', variables), ...(read ? [read] : [])];
}
