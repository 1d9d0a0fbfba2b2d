export function joinedName(files: readonly string[]): string;
export function sharedScripts(manifest: {
  readonly pages: Readonly<Record<string, readonly string[] | undefined>>;
}): string[];
