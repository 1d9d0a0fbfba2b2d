import type { Tool } from '../../model/types/tool.ts';
import { rootCoordinate } from '../code/sourceFile.ts';
import { firstSentence } from '../records/help.ts';
import type { ToolPlan } from '../tools/toolPlan.ts';

/** The coordinate of a tool's field, for the first comment of its files. */
export function sourceOf({ operation, path }: Tool): string {
  return rootCoordinate(operation === 'query' ? 'Query' : 'Mutation', path);
}

/** The comment above a tool's component. */
export function words({ tool }: Pick<ToolPlan, 'tool'>): string {
  return `/** ${firstSentence(tool.description) || `${tool.label}: a tool.`} */`;
}
