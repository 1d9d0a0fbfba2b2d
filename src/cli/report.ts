import { summarize } from '../scaffold/merge.ts';
import type { Adoption } from './adopt.ts';
import { BASE_FILE } from './checkout.ts';

const NAMES_SHOWN = 12;

/** Prints what adopting a schema came to. */
export function reportAdoption({ model, decisions, changed }: Adoption): void {
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
  else if (changed.some((path) => path !== BASE_FILE)) console.log('The screens stay as they are.');
  if (decisions.some(({ kind }) => kind === 'conflict')) {
    console.log(
      'To settle a conflict, take over from the .incoming file what you want, then delete it.',
    );
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
