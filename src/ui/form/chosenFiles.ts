/** A file that was chosen in a form. Its content cannot be kept in a draft: only its name can. */
export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

const files = new Map<string, File>();

/** Remembers a file for as long as the tab is open. In the browser only. */
export function rememberFile(file: File): ChosenFile {
  const id = crypto.randomUUID();
  files.set(id, file);
  return { id, name: file.name, size: file.size };
}

/** The file itself; undefined when the page has been loaded again since it was chosen. */
export function fileOf({ id }: ChosenFile): File | undefined {
  return files.get(id);
}
