import type { Tool } from '../../model/types/tool.ts';
import { rootCoordinate } from '../code/sourceFile.ts';
import { firstSentence } from '../records/help.ts';
import type { ToolPlan } from '../tools/toolPlan.ts';

/** The field that a tool stands for, as the headers of its files name it. */
export function sourceOf({ operation, path }: Tool): string {
  return rootCoordinate(operation === 'query' ? 'Query' : 'Mutation', path);
}

/** What a tool is, above its component. */
export function words({ tool }: Pick<ToolPlan, 'tool'>): string {
  return `/** ${firstSentence(tool.description) || `${tool.label}: a tool.`} */`;
}
