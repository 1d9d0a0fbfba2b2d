export interface FileLock {
  /** Whether the file is still the one that was locked: people delete what looks left over. */
  isHeld(): boolean;
  release(): void;
}

export function tryLock(file: string, options?: { shared?: boolean }): FileLock | null;
export function lockInTurn(file: string, milliseconds: number): Promise<FileLock | null>;
export function canLock(): boolean;
export function describeHolder(file: string): string;
