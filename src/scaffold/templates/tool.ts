import { code, commas } from '../code/code.ts';
import { getNamedType, isLeafType, isNonNullType } from 'graphql';
import type { Pages } from '../../model/types/tool.ts';
import { fillSlots } from '../../model/shapes/slots.ts';
import {
  arrow,
  block,
  componentFunction,
  constant,
  join,
  lines,
  object,
  property,
  returned,
  text,
} from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { attribute, element, elementWith, typedElement } from '../code/jsx.ts';
import { queryStatement } from '../code/relay.ts';
import { artifactType, imported, importedModule } from '../code/scope.ts';
import { sourceFile, SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { answerCode } from '../forms/answers.ts';
import { answerPattern, changeObject, operationField, argumentsOf } from '../forms/formCode.ts';
import { valuesType } from '../forms/valuesType.ts';
import { field, query } from '../graphql/nodes.ts';
import { definitions } from '../lists/listCode.ts';
import { templateDoc } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import { firstSentence } from '../records/help.ts';
import { shownCode, toldInputs, toldVariables, type ShownCode } from '../tools/toldCode.ts';
import { TOOLS, type ToolPlan } from '../tools/toolPlan.ts';
import { settingsFile } from './settings.ts';
import { sourceOf, words } from './toolWords.ts';

/** What the interface knows of a tool. */
export function toolDescriptorFile({ tool, descriptor }: ToolPlan): GeneratedFile {
  const description = firstSentence(tool.description);
  return sourceFile(
    descriptor.path,
    sourceOf(tool),
    code`
      export const ${descriptor.name}: ${framework.Tool} = {
        slug: ${text(tool.slug)},
        label: ${text(tool.label)},
        ${description && `description: ${text(description)},`}
        ${tool.operation === 'mutation' && 'isChange: true,'}
        ${tool.danger && 'isDangerous: true,'}
      };
    `,
  );
}

/** The screen of a tool. */
export function toolFile(plan: Plan, own: ToolPlan): GeneratedFile {
  if (own.current) return settingsFile(plan, own, own.current);
  return own.tool.operation === 'query' ? queryToolFile(plan, own) : mutationToolFile(plan, own);
}

/** The answer of a tool. @param data the variable that holds the operation's answer */
function answerOf(file: SourceFile, plan: Plan, own: ToolPlan, data: string): ShownCode {
  const { tool } = own;
  const root = tool.operation === 'query' ? plan.queryType : plan.schema.getMutationType();
  if (!root) throw new Error('The schema has no mutation type.');
  const start = { expression: data, type: root, mayBeMissing: false };
  return shownCode(file, plan, tool, own, start, tool.path);
}

function queryToolFile(plan: Plan, own: ToolPlan): GeneratedFile {
  const { tool, screen, descriptor, sent } = own;
  const file = new SourceFile(screen.path, sourceOf(tool));
  const artifact = `${screen.name}Query`;
  const type = artifactType(artifact);
  const result = answerOf(file, plan, own, 'data');
  const isPlain = result.selections === undefined;
  const selections =
    isPlain || result.selections.length > 0 ? result.selections : [field('__typename')];
  const node = operationField(sent, selections, { caught: !isNonNullType(own.field.type) });
  const attributes = [
    attribute('tool', importedModule(descriptor)),
    attribute('settings', 'settings'),
  ];
  const frame = framework.QueryTool;
  const shown = result.shown ?? element(framework.Silent, []);
  const values = valuesType(file, artifact, sent);
  const settingsType = framework.QueryToolSettings;
  const settings = [
    'query',
    property('fields', toldInputs(file, plan, sent, artifact)),
    property('variables', toldVariables(plan, sent)),
    ...(tool.pages && tool.result.rows ? [pagesProperty(tool.pages)] : []),
  ];
  return file.print(
    queryStatement(file, 'query', query(artifact, definitions(argumentsOf(sent)), [node])),
    constant(
      'settings',
      settingsType,
      join(', ', [type, values]),
      object(settings, { expanded: true }),
    ),
    lines(
      words(own),
      `export function ${screen.name}() ${block([`return ${elementWith(frame, attributes, [element('Result', [])])};`])}`,
    ),
    `function Result() ${block([
      ...(result.shown ? [`const data = ${framework.usePageQuery}<${type}>(query);`] : []),
      `return ${shown};`,
    ])}`,
    toolQueries(file, screen.name),
  );
}

/** What a tool asks for at an address. */
function toolQueries(file: SourceFile, name: string): string {
  const address = framework.Address;
  const visitor = framework.Visitor;
  const made = framework.toolQueries;
  return `${name}.queries = (address: ${address}, visitor: ${visitor}) => ${made}(settings, address, visitor);`;
}

/** `pages: (after) => ({ after })` */
function pagesProperty({ after }: Pages): string {
  const sent = templateDoc(fillSlots([[after, { hole: 'after', type: '' }]]), ({ hole }) => hole);
  return property('pages', arrow(['after'], returned(sent)));
}

function mutationToolFile(plan: Plan, own: ToolPlan): GeneratedFile {
  const { tool, screen, descriptor, sent } = own;
  const file = new SourceFile(screen.path, sourceOf(tool));
  const artifact = `${screen.name}Mutation`;
  const type = artifactType(artifact);
  const result = answerOf(file, plan, own, 'answer');
  const pattern = answerPattern(plan, sent.mutation);
  const judged = answerCode(plan, null, own.field, sent.mutation, pattern.expression);
  const isJudged = judged.verdict.length > 0 || !result.shown;
  const parameterized = isJudged ? (judged.selections ?? []) : [];
  const isPlain = isLeafType(getNamedType(own.field.type));
  const selections = isPlain
    ? undefined
    : judged.selections && [...parameterized, ...(result.selections ?? [])];
  const change = framework.Change;
  const frame = framework.MutationTool;
  const attributes = [
    attribute('tool', importedModule(descriptor)),
    attribute('fields', 'fields'),
    attribute('change', 'change'),
    attribute('variables', toldVariables(plan, sent)),
    ...(result.shown ? [attribute('Result', 'Result')] : []),
  ];
  const values = valuesType(file, artifact, sent);
  return file.print(
    constant(
      'change',
      change,
      type,
      changeObject(file, artifact, sent, { ...judged, selections }, pattern),
    ),
    fieldsStatement(file, plan, own, artifact),
    lines(
      words(own),
      `export function ${screen.name}() ${block([`return ${typedElement(frame, [type, values], attributes)};`])}`,
    ),
    ...(result.shown
      ? [
          componentFunction(
            'function Result',
            ['answer'],
            [`answer: ${type}['response']`],
            [`return ${result.shown};`],
          ),
        ]
      : []),
  );
}

/** `const fields: Fields<…> = { … };` */
function fieldsStatement(
  file: SourceFile,
  plan: Plan,
  { sent }: ToolPlan,
  artifact: string,
): string {
  const type = framework.Fields;
  const values = valuesType(file, artifact, sent);
  return constant('fields', type, values, toldInputs(file, plan, sent, artifact));
}

/** The tools, for the page that lists them. */
export function toolsFile(tools: readonly ToolPlan[]): GeneratedFile {
  const names = tools.map(({ descriptor }) => importedModule(descriptor));
  return sourceFile(
    TOOLS,
    'the root fields of no resource',
    code`
      /** What can be asked and done besides the resources. */
      export const tools: readonly ${framework.Tool}[] = [${commas(names)}];
    `,
  );
}

/** The page that lists the tools. */
export function toolIndexPage(): GeneratedFile {
  return sourceFile(
    'pages/tools/index.tsx',
    'the root fields of no resource',
    code`
      export default function ToolsPage() {
        return <${framework.ToolIndex} tools={${imported('tools', TOOLS)}} />;
      }
    `,
  );
}
