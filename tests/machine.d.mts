export function findChromium(): string | null;
export function ensureChromium(): void;
export function findHeadlessShell(): string | null;
export function ensureHeadlessShell(): void;
export function findPostgres(): string | null;
export function ensurePostgres(): void;
