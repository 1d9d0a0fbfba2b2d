import type { ToolHints } from '../hints.ts';
import type { Tool } from '../types/tool.ts';
import { unknownName, type ReportProblem } from './hintProblem.ts';

/**
 * Applies the hints for tools: which tools are shown, and how they are called. A hint for an unknown tool is reported.
 */
export function applyToolHints(
  tools: readonly Tool[],
  hints: ToolHints,
  report: ReportProblem,
): Tool[] {
  const paths = tools.map(({ path }) => path.join('.'));
  const check = (hint: string, names: readonly string[] = []) => {
    for (const name of names)
      if (!paths.includes(name)) report(unknownName(`tools.${hint}`, 'no tool is at', name, paths));
  };
  check('include', hints.include);
  check('exclude', hints.exclude);
  check('labels', Object.keys(hints.labels ?? {}));
  const isKept = (path: string) =>
    (hints.include?.includes(path) ?? true) && !hints.exclude?.includes(path);
  for (const path of Object.keys(hints.labels ?? {}))
    if (paths.includes(path) && !isKept(path))
      report({
        hint: `tools.labels.${path}`,
        kind: 'idle',
        message: `has no effect: hints leave out the tool \`${path}\`.`,
      });
  return tools
    .filter((_, index) => isKept(paths[index] ?? ''))
    .map((tool) => {
      const label = hints.labels?.[tool.path.join('.')];
      return label === undefined ? tool : { ...tool, label };
    });
}
