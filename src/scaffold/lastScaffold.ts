/**
 * What the last scaffold showed, for the next one to keep to: what people know stays where it is, whatever a
 * schema has gained or lost since. Read out of the files that it wrote.
 */
export class LastScaffold {
  readonly #files: ReadonlyMap<string, string | null>;

  /** @param files path → text; none where nothing was scaffolded before */
  constructor(files: ReadonlyMap<string, string | null> = new Map()) {
    this.#files = files;
  }

  /** The columns of a table, in order; null where there was no such table. */
  columnsOf(path: string): { readonly shown: string[]; readonly hidden: string[] } | null {
    const [columns] = this.#files.get(path)?.split('fragment: graphql`') ?? [];
    if (!columns?.includes('columns: [')) return null;
    const entries = [...columns.matchAll(COLUMNS)];
    const isHidden = ([, , , rest]: RegExpMatchArray) => /\bhidden: true\b/.test(rest);
    const names = (some: RegExpMatchArray[]) => some.map(([, , id]) => id);
    return {
      shown: names(entries.filter((entry) => !isHidden(entry))),
      hidden: names(entries.filter(isHidden)),
    };
  }

  /** The slug of each resource, by its type. Pages, bookmarks and links have it. */
  get slugs(): ReadonlyMap<string, string> {
    const described = [...this.#files].flatMap(([path, text]) => {
      const [, folder] = /^src\/resources\/([^/]+)\/[^/]+\.ts$/.exec(path) ?? [];
      if (folder === undefined) return [];
      const [, slug] = /^ {2}slug: '([^']+)',$/m.exec(text ?? '') ?? [];
      const [, type] = /^ {2}type: '([^']+)',$/m.exec(text ?? '') ?? [];
      return slug === folder && type !== undefined ? [[type, slug] as const] : [];
    });
    return new Map(described);
  }

  /** The resources of the navigation's first group, in order, by their constants; null where there was none. */
  get navigation(): string[] | null {
    const [, main] = /\bmain: \[(.*?)\]/s.exec(this.#files.get(RESOURCES) ?? '') ?? [];
    return main?.match(/[\w$]+/g) ?? null;
  }
}

/** The entries of a table's columns: `textColumn('number', …`, and objects, as they were written before. */
const COLUMNS =
  /(?:\bid: |\b\w*[cC]olumn\(\s*)(['"])(.*?)\1,(.*?)(?=\bid: ['"]|\b\w*[cC]olumn\(\s*['"]|$)/gs;

const RESOURCES = 'src/resources/resources.ts';
