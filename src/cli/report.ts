import { summarize } from '../scaffold/merge/summary.ts';
import { SETTLE_CONFLICT } from '../scaffold/merge/planMerge.ts';
import type { Adoption } from './adopt.ts';
import { isOfRecord } from './checkout.ts';
import { CommandError } from './commandError.ts';
import { warnOfHints } from './hintProblems.ts';
import type { ReadSchema } from './readSchema.ts';

const NAMES_SHOWN = 12;
const FAULTS_SHOWN = 10;

/** Prints what adopting a schema came to. */
export function reportAdoption({ model, decisions, changed, problems }: Adoption): void {
  warnOfHints(problems);
  const slugs = model.resources.map(({ slug }) => slug);
  const rest = slugs.length - NAMES_SHOWN;
  const names = slugs.slice(0, NAMES_SHOWN).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  console.log(`${count(slugs.length, 'resource')}: ${names}`);
  if (model.tools.length > 0) {
    console.log(`${count(model.tools.length, 'tool')} for what belongs to no resource`);
  }
  if (model.omitted.length > 0) {
    console.log(
      `${count(model.omitted.length, 'thing')} left out; \`frontage model\` says what and why.`,
    );
  }
  if (changed.length === 0) {
    console.log('Everything is as it was: nothing to write.');
    return;
  }
  if (decisions.length > 0) console.log(`Screens: ${summarize(decisions)}`);
  else if (!changed.every(isOfRecord)) console.log('The screens stay as they are.');
}

/** More are rarely what one office needs, and take Next.js long to build. */
const MANY_RESOURCES = 250;

/** Says how to have fewer screens, where there are very many. */
export function reportSize({ model: { resources } }: Adoption): void {
  if (resources.length <= MANY_RESOURCES) return;
  console.log(
    `So many pages take Next.js much memory and time to build. To have screens for what your office needs, connect again with --only ${resources[0].type},${resources[1].type},….`,
  );
}

/**
 * Ends a command with an error while what was edited and what is scaffolded contradict each other.
 *
 * @throws CommandError that says where
 */
export function refuseConflicts({ conflicts }: Adoption): void {
  if (conflicts.length === 0) return;
  throw new CommandError(
    `${count(conflicts.length, 'conflict')} between what you wrote and the scaffold:\n\n${conflicts.map((place) => `  ${place}`).join('\n')}`,
    `Your files are as they were. For each, ${SETTLE_CONFLICT}. \`npx frontage check\` says when all are settled.`,
  );
}

/** Warns of what is not valid in a schema: it is taken all the same, as other tools take it. */
export function reportFaults({ faults }: ReadSchema): void {
  const found = faults();
  if (found.length === 0) return;
  const shown = found.slice(0, FAULTS_SHOWN).map((fault) => `  ${fault}`);
  if (found.length > shown.length) shown.push(`  … and ${found.length - shown.length} more`);
  console.warn(
    [`The schema is not valid GraphQL (${count(found.length, 'fault')}); it is taken as it is:`]
      .concat(shown)
      .join('\n'),
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
