import { unknownName } from '../hints.ts';
import type { ToolHints } from '../hints.ts';
import type { Tool } from '../tool.ts';

/**
 * What hints make of the tools: which of them there are, and what they are called.
 *
 * @throws {HintError} for a path at which there is no tool.
 */
export function applyToolHints(tools: readonly Tool[], hints: ToolHints = {}): Tool[] {
  const paths = tools.map(({ path }) => path.join('.'));
  const check = (where: string, names: readonly string[] = []) => {
    for (const name of names)
      if (!paths.includes(name)) throw unknownName(`tools.${where}`, 'no tool is at', name, paths);
  };
  check('include', hints.include);
  check('exclude', hints.exclude);
  check('labels', Object.keys(hints.labels ?? {}));
  const isKept = (path: string) =>
    (hints.include?.includes(path) ?? true) && !hints.exclude?.includes(path);
  return tools
    .filter((_, index) => isKept(paths[index] ?? ''))
    .map((tool) => {
      const label = hints.labels?.[tool.path.join('.')];
      return label === undefined ? tool : { ...tool, label };
    });
}
