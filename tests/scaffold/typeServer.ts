import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API, type Diagnostic } from 'typescript-7/unstable/sync';

/** What has become of files since they were last read, as absolute paths. */
export interface Changes {
  readonly changed: string[];
  readonly created: string[];
  readonly deleted: string[];
}

/**
 * The compiler that checks the types of apps, as a process that reads a checkout once: what changes in it is read
 * again, and of the rest only what the checked files need is worked out.
 */
export class TypeServer {
  readonly #root: string;
  readonly #project: string;
  #api: API | null = null;

  constructor(root: string) {
    this.#root = root;
    this.#project = join(root, 'tsconfig.checked.json');
  }

  /**
   * @param sources the files that are checked, as absolute paths
   * @param changes of all files since the last call
   */
  faultsOf(sources: readonly string[], changes: Changes): string[] {
    writeFileSync(this.#project, JSON.stringify(this.#settingsFor(sources)));
    const snapshot = this.#read(changes);
    const project = snapshot.getProject(this.#project);
    if (!project) throw new Error(`TypeScript does not open ${this.#project}.`);
    const { program } = project;
    // File by file: what the scaffold is written against is checked by itself, and takes longer.
    const faults = [
      ...program.getConfigFileParsingDiagnostics(),
      ...program.getProgramDiagnostics(),
      ...sources.flatMap((path) => [
        ...program.getSyntacticDiagnostics(path),
        ...program.getSemanticDiagnostics(path),
      ]),
    ].map((fault) => `${fault.fileName}: ${textOf(fault)}`);
    snapshot.dispose();
    return faults;
  }

  #read({ changed, created, deleted }: Changes) {
    if (this.#api)
      return this.#api.updateSnapshot({
        fileChanges: { changed: [this.#project, ...changed], created, deleted },
      });
    this.#api = new API({ cwd: this.#root });
    return this.#api.updateSnapshot({ openProjects: [this.#project] });
  }

  #settingsFor(sources: readonly string[]) {
    return {
      extends: './tsconfig.json',
      compilerOptions: { incremental: false, types: ['jest', '@testing-library/jest-dom'] },
      include: [],
      files: [...sources, join(this.#root, 'next-env.d.ts')],
    };
  }
}

function textOf({ text, messageChain = [] }: Diagnostic): string {
  return [text, ...messageChain.map(textOf)].join('\n');
}
