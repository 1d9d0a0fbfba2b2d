export function findChromium(): string | null;
export function ensureChromium(): void;
export function findPostgres(): string | null;
export function ensurePostgres(): void;
