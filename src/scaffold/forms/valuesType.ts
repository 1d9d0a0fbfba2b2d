import { artifactType } from '../code/scope.ts';
import type { Slot } from '../../model/types/variables.ts';
import { typeIn } from './inputCode.ts';
import type { SentPlan } from './sent.ts';

/** The TypeScript type of a form's values. */
export function valuesType(artifact: string, sent: SentPlan): string {
  const {
    mutation: { values },
    taken,
    parameters,
    field: { args },
  } = sent;
  const variables = () => `${artifactType(artifact)}['variables']`;
  const parts: string[] = [];
  if (values !== null) {
    const whole = sent.valuesType ? typeIn(artifact, sent.valuesType) : variables();
    parts.push(taken.length === 0 ? whole : typeOfNames('Omit', whole, taken));
  }
  for (const { within, names } of grouped(parameters)) {
    const isKnown = args.some(({ name }) => name === within[0]);
    const known = (isKnown ? within : []).reduce(
      (outer, name) => `NonNullable<${outer}['${name}']>`,
      variables(),
    );
    parts.push(typeOfNames('Pick', known, names));
  }
  return parts.length > 0 ? parts.join(' & ') : 'object';
}

/** `Pick<Whole, 'one' | 'other'>` */
function typeOfNames(generic: string, whole: string, names: readonly string[]): string {
  return `${generic}<${whole}, ${names.map((name) => `'${name}'`).join(' | ')}>`;
}

/** Parameters by the object around them; arguments have none. */
function grouped(parameters: SentPlan['parameters']): Array<{ within: Slot; names: string[] }> {
  const groups = new Map<string, { within: Slot; names: string[] }>();
  for (const [name, slot] of parameters) {
    const within = slot.slice(0, -1);
    const group = groups.get(within.join('.')) ?? { within, names: [] };
    group.names.push(name);
    groups.set(within.join('.'), group);
  }
  return [...groups.values()];
}
