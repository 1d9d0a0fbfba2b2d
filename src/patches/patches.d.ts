export function replacedModules(setting: string): Readonly<Record<string, unknown>>;
