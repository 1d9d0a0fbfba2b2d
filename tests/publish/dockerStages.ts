import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser, type Copy, type Env, type From } from 'dockerfile-ast';

/** A stage of a Dockerfile. */
export interface Stage {
  readonly base: string;
  readonly name: string | null;
  /** What is done, in order: keyword and arguments. */
  readonly steps: Array<readonly [keyword: string, text: string]>;
  readonly copies: Array<{ from: string | null; source: string; target: string }>;
  readonly environment: Record<string, string>;
}

/** Reads the stages of a Dockerfile. */
export function readStages(file: string): readonly Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(readFileSync(file, 'utf8')).getInstructions()) {
    const keyword = instruction.getKeyword();
    if (keyword === 'FROM') {
      const from = instruction as From;
      const [base, name] = [from.getImage() ?? '', from.getBuildStage()];
      stages.push({ base, name, steps: [], copies: [], environment: {} });
      continue;
    }
    const stage = stages[stages.length - 1];
    stage.steps.push([keyword, instruction.getRawArgumentsContent() ?? '']);
    if (keyword === 'COPY') {
      const [source, target] = instruction.getArguments().map((argument) => argument.getValue());
      const flags = (instruction as Copy).getFlags();
      const from = flags.find((flag) => flag.getName() === 'from')?.getValue() ?? null;
      stage.copies.push({ from, source, target });
    }
    if (keyword === 'ENV')
      for (const property of (instruction as Env).getProperties())
        stage.environment[property.getName()] = withArguments(property.getValue() ?? '');
  }
  return stages;
}

/** A value as it is where no argument of the build is given: they are empty. */
function withArguments(value: string): string {
  return value.replaceAll(/\$\{?\w+\}?/g, '');
}

/** The last instruction of a kind, whose program is written as JSON. */
export function programOf({ steps }: Stage, keyword: 'CMD' | 'HEALTHCHECK'): string[] {
  const text = steps.findLast(([name]) => name === keyword)?.[1] ?? '[]';
  return JSON.parse(text.slice(text.indexOf('['))) as string[];
}

/**
 * Lays out what a stage copies, in a folder.
 *
 * @param find gives the path of what it copies, and of where it goes to, relative to the folder
 */
export function layOut(
  { copies }: Stage,
  folder: string,
  find: (copy: Stage['copies'][number]) => readonly [source: string, target: string],
): void {
  for (const copy of copies) {
    const [source, target] = find(copy);
    // As Docker does: a release is known by the time of its build.
    cpSync(source, join(folder, target), { recursive: true, preserveTimestamps: true });
  }
}
