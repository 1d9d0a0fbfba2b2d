export function findChromium(): string | null;
export function findTestChromium(): string | null;
export function ensureTestChromium(): void;
export function ensureChromium(): void;
export function findPostgres(): string | null;
export function ensurePostgres(): void;
