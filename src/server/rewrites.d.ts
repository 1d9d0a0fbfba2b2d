export function rewrites(graphqlPath: string): Array<{ source: string; destination: string }>;
