import type { Slot } from '../../model/types/variables.ts';
import { group, ifBreak, indent, join, line, softline, type Doc } from '../code/docs.ts';
import type { SourceFile } from '../code/sourceFile.ts';
import { typeIn } from './inputCode.ts';
import type { SentPlan } from './sentPlan.ts';

/** The TypeScript type of what a form sends. */
export function valuesType(file: SourceFile, artifact: string, sent: SentPlan): Doc {
  const {
    mutation: { values },
    taken,
    parameters,
    field: { args },
  } = sent;
  const variables = () => `${file.artifact(artifact)}['variables']`;
  const parts: Doc[] = [];
  if (values !== null) {
    const whole = sent.valuesType ? typeIn(file, artifact, sent.valuesType) : variables();
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
  const [first = 'object', ...others] = parts;
  if (others.length === 0) return first;
  return group([first, indent(others.map((part) => [' &', line, part]))]);
}

/** `Pick<Whole, 'one' | 'other'>` */
function typeOfNames(generic: string, whole: string, names: readonly string[]): Doc {
  const literals = join(
    [line, '| '],
    names.map((name) => `'${name}'`),
  );
  const either = group(names.length > 1 ? [ifBreak('| '), literals] : literals);
  return group([`${generic}<`, indent([softline, whole, ',', line, either]), softline, '>']);
}

/** Parameters by the object that they lie in; arguments themselves lie in none. */
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
