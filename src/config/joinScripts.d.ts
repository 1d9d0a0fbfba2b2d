export function joinScripts(build: string): Promise<void>;
