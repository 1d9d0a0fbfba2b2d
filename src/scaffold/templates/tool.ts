import { getNamedType, isLeafType, isNonNullType } from 'graphql';
import {
  array,
  arrow,
  block,
  componentFunction,
  constant,
  group,
  ifBreak,
  indent,
  join,
  line,
  lines,
  object,
  property,
  returned,
  softline,
  textProperty,
  type Doc,
} from '../code/docs.ts';
import { attribute, element, elementWith, returnJsx, typedElement } from '../code/jsx.ts';
import { queryStatement } from '../code/relay.ts';
import { SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Pages } from '../../model/types/tool.ts';
import { answerCode } from '../forms/answers.ts';
import { answerPattern, changeObject, operationField, argumentsOf } from '../forms/formCode.ts';
import { valuesType } from '../forms/valuesType.ts';
import { field, query } from '../graphql/nodes.ts';
import { definitions } from '../lists/listCode.ts';
import { fillSlots, templateDoc } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import { firstSentence } from '../records/help.ts';
import { shownCode, toldInputs, toldVariables, type ShownCode } from '../tools/toldCode.ts';
import { TOOLS, type ToolPlan } from '../tools/toolPlan.ts';
import { settingsFile } from './settings.ts';
import { sourceOf, words } from './toolWords.ts';

/** What the interface knows of a tool. */
export function toolDescriptorFile({ tool, descriptor }: ToolPlan): GeneratedFile {
  const file = new SourceFile(descriptor.path, sourceOf(tool));
  const description = firstSentence(tool.description);
  const properties = [
    textProperty('slug', tool.slug),
    textProperty('label', tool.label),
    ...(description ? [textProperty('description', description)] : []),
    ...(tool.operation === 'mutation' ? ['isChange: true'] : []),
    ...(tool.danger ? ['isDangerous: true'] : []),
  ];
  return file.print([
    `export const ${descriptor.name}: ${file.type('Tool', 'src/address/tool.ts')} = `,
    object(properties, { expanded: true }),
    ';',
  ]);
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
  const type = file.artifact(artifact);
  const code = answerOf(file, plan, own, 'data');
  const isPlain = code.selections === undefined;
  const selections =
    isPlain || code.selections.length > 0 ? code.selections : [field('__typename')];
  const node = operationField(sent, selections, { caught: !isNonNullType(own.field.type) });
  const attributes = [
    attribute('tool', file.value(descriptor.name, descriptor.path)),
    attribute('settings', 'settings'),
  ];
  const frame = file.value('QueryTool', 'src/ui/tool/QueryTool.tsx');
  const shown = code.shown ?? element(file.value('Silent', 'src/ui/tool/Answer.tsx'), []);
  const values = valuesType(file, artifact, sent);
  const settingsType = file.type('QueryToolSettings', 'src/ui/tool/toolAddress.ts');
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
      join([',', line], [type, values]),
      object(settings, { expanded: true }),
    ),
    lines(words(own), [
      `export function ${screen.name}() `,
      block([returnJsx(elementWith(frame, attributes, [element('Result', [])]))]),
    ]),
    [
      'function Result() ',
      block([
        ...(code.shown
          ? [
              `const data = ${file.value('usePageQuery', 'src/relay/pageContext.tsx')}<${type}>(query);`,
            ]
          : []),
        returnJsx(shown),
      ]),
    ],
    toolQueries(file, screen.name),
  );
}

/** What a tool asks for at an address. */
function toolQueries(file: SourceFile, name: string): Doc {
  const address = file.type('Address', 'src/address/address.ts');
  const visitor = file.type('Visitor', 'src/visitor/visitor.ts');
  const made = file.value('toolQueries', 'src/ui/tool/toolAddress.ts');
  return group([
    group([
      `${name}.queries = (`,
      indent([softline, `address: ${address},`, line, `visitor: ${visitor}`, ifBreak(',')]),
      softline,
      ') =>',
    ]),
    group(indent([line, `${made}(settings, address, visitor);`])),
  ]);
}

/** `pages: (after) => ({ after })` */
function pagesProperty({ after }: Pages): Doc {
  const sent = templateDoc(fillSlots([[after, { hole: 'after', type: '' }]]), ({ hole }) => hole);
  return property('pages', arrow(['after'], returned(sent)));
}

function mutationToolFile(plan: Plan, own: ToolPlan): GeneratedFile {
  const { tool, screen, descriptor, sent } = own;
  const file = new SourceFile(screen.path, sourceOf(tool));
  const artifact = `${screen.name}Mutation`;
  const type = file.artifact(artifact);
  const code = answerOf(file, plan, own, 'answer');
  const pattern = answerPattern(plan, sent.mutation);
  const judged = answerCode(plan, null, own.field, sent.mutation, pattern.expression);
  const isJudged = judged.verdict.length > 0 || !code.shown;
  const parameterized = isJudged ? (judged.selections ?? []) : [];
  const isPlain = isLeafType(getNamedType(own.field.type));
  const selections = isPlain
    ? undefined
    : judged.selections && [...parameterized, ...(code.selections ?? [])];
  const change = file.type('Change', 'src/relay/mutation.ts');
  const frame = file.value('MutationTool', 'src/ui/tool/MutationTool.tsx');
  const attributes = [
    attribute('tool', file.value(descriptor.name, descriptor.path)),
    attribute('fields', 'fields'),
    attribute('change', 'change'),
    attribute('variables', toldVariables(plan, sent)),
    ...(code.shown ? [attribute('Result', 'Result')] : []),
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
    lines(words(own), [
      `export function ${screen.name}() `,
      block([returnJsx(typedElement(frame, [type, values], attributes))]),
    ]),
    ...(code.shown
      ? [
          componentFunction(
            'function Result',
            ['answer'],
            [`answer: ${type}['response']`],
            [returnJsx(code.shown)],
          ),
        ]
      : []),
  );
}

/** `const fields: Fields<…> = { … };` */
function fieldsStatement(file: SourceFile, plan: Plan, { sent }: ToolPlan, artifact: string): Doc {
  const type = file.type('Fields', 'src/ui/form/input.ts');
  const values = valuesType(file, artifact, sent);
  return constant('fields', type, values, toldInputs(file, plan, sent, artifact));
}

/** The tools, for the page that lists them. */
export function toolsFile(tools: readonly ToolPlan[]): GeneratedFile {
  const file = new SourceFile(TOOLS, 'the root fields of no resource');
  const names = tools.map(({ descriptor }) => file.value(descriptor.name, descriptor.path));
  const type = file.type('Tool', 'src/address/tool.ts');
  return file.print(
    lines('/** What can be asked and done besides the resources. */', [
      `export const tools: readonly ${type}[] = `,
      array(names),
      ';',
    ]),
  );
}

/** The page that lists the tools. */
export function toolIndexPage(): GeneratedFile {
  const file = new SourceFile('pages/tools/index.tsx', 'the root fields of no resource');
  const index = file.value('ToolIndex', 'src/ui/tool/ToolIndex.tsx');
  const tools = file.value('tools', TOOLS);
  return file.print([
    'export default function ToolsPage() ',
    block([returnJsx(element(index, [attribute('tools', tools)]))]),
  ]);
}
