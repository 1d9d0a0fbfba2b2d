import { demandedOfClient } from '../conventions/mutation/clientOnly.ts';
import { isDangerous } from '../conventions/mutation/name.ts';
import { toVariables } from '../conventions/mutation/slot.ts';
import { readOutcome } from '../conventions/result/outcome.ts';
import type { UnusedMutation } from '../readMutations.ts';
import { printArguments } from '../shapes/typeShapes.ts';
import type { Tool } from '../types/tool.ts';
import { mutationToolLabel, queryToolLabel } from '../wording/actionLabels.ts';
import { Slugs } from '../wording/slugs.ts';
import type { UnusedRootFields, UnusedQuery } from './omissions.ts';
import { findSettings, givesSettings, settingsLabel } from './readSettings.ts';
import type { Settings } from './readSettings.ts';
import { parametersOf, readResult, readParameterizedField } from './readParameterizedField.ts';
import type { ParameterizedFieldReading } from './readParameterizedField.ts';

/** The tools that the root fields make which belong to no resource: queries first, in the schema's order. */
export function readTools(
  { queries, mutations }: UnusedRootFields,
  reading: ParameterizedFieldReading,
): Tool[] {
  const slugs = new Slugs('tool');
  const changes = mutations.map((left) => ({ left, settings: findSettings(left, reading.roots) }));
  const isChanged = ({ root }: UnusedQuery) =>
    changes.some(({ settings }) => settings && givesSettings(root, settings));
  // Several ways to change one thing are called by their own names, since one label would not distinguish them.
  const isOnly = (settings: Settings) =>
    changes.filter((other) => other.settings?.root === settings.root).length === 1;
  const labelOf = ({ left, settings }: (typeof changes)[number]) =>
    settings && isOnly(settings) ? settingsLabel(settings) : mutationToolLabel(left.from.path);
  return [
    ...queries.filter((left) => !isChanged(left)).map((left) => queryTool(left, reading, slugs)),
    ...changes.map((change) => mutationTool(change, labelOf(change), reading, slugs)),
  ];
}

function queryTool(
  { root, why }: UnusedQuery,
  reading: ParameterizedFieldReading,
  slugs: Slugs,
): Tool {
  const { field, path } = root;
  const label = queryToolLabel(path);
  return {
    ...readParameterizedField(field, reading),
    operation: 'query',
    path,
    slug: slugs.give(label),
    label,
    danger: false,
    current: null,
    outcome: null,
    why,
  };
}

/** What works on all there are, `finalizeAllInvoices`, and asks for nothing, has nothing else before it than the question. */
function mutationTool(
  { left: { from, why }, settings }: { left: UnusedMutation; settings: Settings | null },
  label: string,
  reading: ParameterizedFieldReading,
  slugs: Slugs,
): Tool {
  const { field, path, words } = from;
  const outcome = readOutcome(field.type, reading.isResource);
  const parameters = settings?.parameters ?? parametersOf(field, []);
  return {
    operation: 'mutation',
    path,
    slug: slugs.give(label),
    label,
    description: field.description ?? null,
    danger: isDangerous(words) || (parameters.length === 0 && words.includes('all')),
    arguments: printArguments(field.args),
    fixed: toVariables(demandedOfClient(field)),
    parameters,
    result: readResult(field, reading, outcome),
    current: settings && {
      path: settings.root.path,
      result: readResult(settings.root.field, reading, null),
    },
    outcome,
    pages: null,
    why: settings ? `changes \`${settings.root.path.join('.')}\`, of which there is one` : why,
  };
}
