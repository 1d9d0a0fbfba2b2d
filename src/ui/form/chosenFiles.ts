/** A file chosen in a form. Drafts keep its name only. */
export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

const files = new Map<string, File>();

/** Keeps a file in memory for the life of the tab. In the browser only. */
export function rememberFile(file: File): ChosenFile {
  const id = crypto.randomUUID();
  files.set(id, file);
  return { id, name: file.name, size: file.size };
}

/** The file; undefined after the page has been reloaded. */
export function fileOf({ id }: ChosenFile): File | undefined {
  return files.get(id);
}
