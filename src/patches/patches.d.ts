export function replacedModules(setting: string): Readonly<Record<string, unknown>>;
export function replacedFiles(setting: string, loader: string): Readonly<Record<string, unknown>>;
