import { code, commas } from '../code/code.ts';
import { getNamedType, isLeafType, isNonNullType } from 'graphql';
import type { Pages } from '../../model/types/tool.ts';
import { fillSlots } from '../../model/shapes/slots.ts';
import { text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { tagged } from '../code/relay.ts';
import { artifactType, imported, importedModule } from '../code/scope.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { payloadCode } from '../forms/payloadCode.ts';
import { payloadPattern, changeCode, declarationsOf, operationField } from '../forms/formCode.ts';
import { valuesType } from '../forms/valuesType.ts';
import { field, query } from '../graphql/nodes.ts';
import { templateDoc } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import { firstSentence } from '../records/help.ts';
import {
  shownCode,
  argumentInputs,
  argumentVariables,
  type ShownCode,
} from '../tools/argumentsCode.ts';
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
        root: ${text(tool.path.join('.'))},
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
function responseOf(plan: Plan, own: ToolPlan, data: string): ShownCode {
  const { tool } = own;
  const root = tool.operation === 'query' ? plan.queryType : plan.schema.getMutationType();
  if (!root) throw new Error('The schema has no mutation type.');
  const start = { expression: data, type: root, mayBeMissing: false };
  return shownCode(plan, tool, own, start, tool.path);
}

function queryToolFile(plan: Plan, own: ToolPlan): GeneratedFile {
  const { tool, screen, descriptor, sent } = own;
  const artifact = `${screen.name}Query`;
  const type = artifactType(artifact);
  const result = responseOf(plan, own, 'data');
  const isPlain = result.selections === undefined;
  const selections =
    isPlain || result.selections.length > 0 ? result.selections : [field('__typename')];
  const node = operationField(sent, selections, { caught: !isNonNullType(own.field.type) });
  const values = valuesType(artifact, sent);
  const pages = tool.result.rows && tool.pages && pagesProperty(tool.pages);
  return sourceFile(
    screen.path,
    sourceOf(tool),
    code`
      const query = ${tagged(query(artifact, declarationsOf(sent), [node]))};

      const settings: ${framework.QueryToolSettings}<${type}, ${values}> = {
        query,
        fields: ${argumentInputs(sent, artifact)},
        variables: ${argumentVariables(plan, sent)},
        ${pages && `${pages},`}
      };

      ${words(own)}
      export function ${screen.name}() {
        return (
          <${framework.QueryTool} tool={${importedModule(descriptor)}} settings={settings}>
            <Result />
          </${framework.QueryTool}>
        );
      }

      function Result() {
        ${result.shown && `const data = ${framework.usePageQuery}<${type}>(query);`}
        return ${result.shown ?? `<${framework.NoResult} />`};
      }

      ${screen.name}.queries = (address: ${framework.Address}, visitor: ${framework.Visitor}) =>
        ${framework.toolQueries}(settings, address, visitor);
    `,
  );
}

/** `pages: (after) => ({ after })` */
function pagesProperty({ after }: Pages): string {
  const sent = templateDoc(fillSlots([[after, { hole: 'after', type: '' }]]), ({ hole }) => hole);
  return `pages: (after) => (${sent})`;
}

function mutationToolFile(plan: Plan, own: ToolPlan): GeneratedFile {
  const { tool, screen, descriptor, sent } = own;
  const artifact = `${screen.name}Mutation`;
  const type = artifactType(artifact);
  const result = responseOf(plan, own, 'response');
  const pattern = payloadPattern(plan, sent.mutation);
  const judged = payloadCode(plan, null, own.field, sent.mutation, pattern.expression);
  const isJudged = judged.verdict.length > 0 || !result.shown;
  const verdict = isJudged ? (judged.selections ?? []) : [];
  const isPlain = isLeafType(getNamedType(own.field.type));
  const selections = isPlain
    ? undefined
    : judged.selections && [...verdict, ...(result.selections ?? [])];
  const values = valuesType(artifact, sent);
  const change = changeCode(artifact, sent, { ...judged, selections }, pattern);
  return sourceFile(
    screen.path,
    sourceOf(tool),
    code`
      const change: ${framework.Change}<${type}> = {
        ${change.mutation},
        ${change.read && `${change.read},`}
      };

      const fields: ${framework.Fields}<${values}> = ${argumentInputs(sent, artifact)};

      ${words(own)}
      export function ${screen.name}() {
        return (
          <${framework.MutationTool}<${type}, ${values}>
            tool={${importedModule(descriptor)}}
            fields={fields}
            change={change}
            variables={${argumentVariables(plan, sent)}}
            ${result.shown && 'Result={Result}'}
          />
        );
      }

      ${
        result.shown &&
        code`
          function Result({ response }: { response: ${type}['response'] }) {
            return ${result.shown};
          }
        `
      }
    `,
  );
}

/** The tools, for the page that lists them. */
export function toolsFile(tools: readonly ToolPlan[]): GeneratedFile {
  const names = tools.map(({ descriptor }) => importedModule(descriptor));
  return sourceFile(
    TOOLS,
    'the root fields of no resource',
    code`
      /** The tools: root fields that belong to no resource. */
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
