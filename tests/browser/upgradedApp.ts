import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** An app that a team has made its own, and that takes a next version. */
export class UpgradedApp {
  readonly folder: string;

  /** @param original the app as it was created, which stays as it is */
  constructor(original: string, folder: string) {
    this.folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(original)) {
      if (['node_modules', '.frontage', '.git'].includes(name)) continue;
      cpSync(join(original, name), join(folder, name), { recursive: true });
    }
    execFileSync('cp', ['-al', join(original, 'node_modules'), join(folder, 'node_modules')]);
    // npm writes its list of them in place.
    const list = 'node_modules/.package-lock.json';
    rmSync(join(folder, list));
    cpSync(join(original, list), join(folder, list));
    this.#git('init', '--quiet');
    this.commit('As it was created');
  }

  commit(message: string): void {
    this.#git('add', '--all');
    const author = ['-c', 'user.name=Office', '-c', 'user.email=office@example.com'];
    this.#git(...author, 'commit', '--quiet', '-m', message);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  has(path: string): boolean {
    return existsSync(join(this.folder, path));
  }

  /** @throws when the text is not there to be edited */
  edit(path: string, from: string | RegExp, to: string): void {
    const text = this.read(path);
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${path} does not have ${from}.`);
    this.write(path, edited);
  }

  /** The files that differ from what was committed. */
  changed(): string[] {
    const status = this.#git('status', '--porcelain', '--untracked-files=all');
    return status
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(3));
  }

  #git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.folder, encoding: 'utf8' });
  }
}

/** What a team writes: a dozen edits, of which each is found again by a text after the upgrade. */
export function editByHand(app: UpgradedApp): Record<string, string> {
  app.edit('src/app.ts', /name: '.*'/, "name: 'Star office'");
  app.edit(
    'src/resources/films/FilmTable.tsx',
    "textColumn('director', (film) => film.director)",
    "textColumn('director', (film) => film.director, { label: 'Directed by' })",
  );
  app.edit(
    'src/resources/films/FilmRecord.tsx',
    '<Text name="director"',
    '<Text label="Directed by" name="director"',
  );
  app.edit(
    'src/resources/people/PersonRecord.tsx',
    'recordKey={person.id}',
    'recordKey={person.id ?? null}',
  );
  app.edit(
    'src/resources/planets/PlanetTable.tsx',
    'as rows: in their list, and',
    'as rows: on every map, and',
  );
  app.edit(
    'src/frontage/ui/list/RecordTable.tsx',
    '<table className',
    '<table data-office="ours" className',
  );
  app.edit(
    'src/frontage/ui/list/table.module.css',
    /$/,
    '\n.table {\n  outline: 1px solid transparent;\n}\n',
  );
  app.edit('next.config.js', 'frontage({', 'frontage({ generateEtags: false,');
  app.edit('jest.config.js', /^/, '// The office tests its screens.\n');
  app.edit('Dockerfile', /$/, 'ENV OFFICE=stars\n');
  app.edit('package.json', '"scripts": {', '"scripts": {\n    "deploy": "echo deployed",');
  app.write('src/StarScreen.tsx', STAR_SCREEN);
  app.write('tests/stars.test.tsx', STAR_TEST);
  return {
    'src/app.ts': "name: 'Star office'",
    'src/resources/films/FilmTable.tsx': "{ label: 'Directed by' }",
    'src/resources/films/FilmRecord.tsx': '<Text label="Directed by"',
    'src/resources/people/PersonRecord.tsx': '{person.id ?? null}',
    'src/resources/planets/PlanetTable.tsx': 'on every map',
    'src/frontage/ui/list/RecordTable.tsx': 'data-office="ours"',
    'src/frontage/ui/list/table.module.css': 'outline: 1px solid transparent',
    'next.config.js': 'generateEtags: false',
    'jest.config.js': 'The office tests its screens',
    Dockerfile: 'ENV OFFICE=stars',
    'package.json': '"deploy": "echo deployed"',
    'src/StarScreen.tsx': '// Shows a star.',
    'tests/stars.test.tsx': 'the office counts its stars',
  };
}

const STAR_SCREEN = `import { RecordScreen } from 'frontage/ui/record/RecordScreen';
import { films } from './resources/films/films.ts';

// Shows a star.
export function StarScreen({ name }: { readonly name: string }) {
  return (
    <RecordScreen
      resource={films}
      recordKey={name}
      title={name}
    >
      A star
    </RecordScreen>
  );
}
`;

const STAR_TEST = `test('the office counts its stars', () => {
  expect(['Sun', 'Tatoo I', 'Tatoo II']).toHaveLength(3);
});
`;
