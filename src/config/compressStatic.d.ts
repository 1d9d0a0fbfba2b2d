export function compressStatic(build: string): Promise<void>;
