import type { FormState } from '../../../form/values.ts';

/** What a run wrote to a record, with what was there before: the fields that it changed, no others. */
export interface WrittenChange {
  readonly names: readonly string[];
  /** The names of those and of what their meaning depends on: of these, both states have the values. */
  readonly watched: readonly string[];
  readonly before: FormState;
  /** As the backend has it after writing, where that could be read. */
  readonly after: FormState;
}

/** Characters that a run may keep for its undo: some hundred thousand changed prices, or 300 long texts. */
const CAPACITY = 32_000_000;

/**
 * What a run has to know to be undone, by the records' keys. It holds the changed values alone, and nothing at
 * all any more once they are too many: a run is undone as a whole.
 */
export class UndoJournal {
  readonly #changes = new Map<string, WrittenChange>();
  readonly #capacity: number;
  #size = 0;
  #isComplete = true;

  constructor(capacity = CAPACITY) {
    this.#capacity = capacity;
  }

  /** The keys of the records that can be set back, in the order in which they were first written. */
  get keys(): readonly string[] {
    return [...this.#changes.keys()];
  }

  /** Whether every step can be undone, as far as is known here. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  changeOf(key: string): WrittenChange | undefined {
    return this.#changes.get(key);
  }

  /** Notes what is about to be written, or was. */
  note(key: string, change: WrittenChange): void {
    if (!this.#isComplete) return;
    this.forget(key);
    this.#changes.set(key, change);
    this.#size += sizeOf(key, change);
    if (this.#size > this.#capacity) this.giveUp();
  }

  /** There is nothing to be undone of a record, or nothing any more. */
  forget(key: string): void {
    const known = this.#changes.get(key);
    if (!known) return;
    this.#size -= sizeOf(key, known);
    this.#changes.delete(key);
  }

  /** A step cannot be undone, or too much would have to be kept: the run cannot be. */
  giveUp(): void {
    this.#isComplete = false;
    this.#changes.clear();
    this.#size = 0;
  }
}

function sizeOf(key: string, { before, after }: WrittenChange): number {
  return key.length + JSON.stringify([before, after]).length;
}
