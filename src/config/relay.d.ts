/** The configuration of relay-compiler for an app of Frontage, whose folder is given. */
export function relay(root: string): Readonly<Record<string, unknown>>;
