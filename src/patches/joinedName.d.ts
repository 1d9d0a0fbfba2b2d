export function joinedName(files: readonly string[]): string;
