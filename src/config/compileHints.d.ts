export function addCompileHints(build: string): Promise<void>;
