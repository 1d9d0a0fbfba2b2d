import type { WireError } from '../../../relay/errors.ts';
import { advance, newRun, phaseOf, type ItemOutcome, type RunEvent, type RunState } from './run.ts';
import { Subscribers } from '../../../store/subscribers.ts';

/** How an item ended, and why it did not succeed, or what was made of it that was not meant. */
export interface ItemResult {
  readonly outcome: ItemOutcome;
  readonly reason: string | null;
}

/** How a call ended, for each item that it was about. */
export interface CallResult {
  readonly items: readonly ItemResult[];
  /** Nothing more should be sent for now: the backend does not answer, or knows nobody any more. */
  readonly halt?: WireError;
}

export interface RunnerOptions<Item> {
  readonly items: readonly Item[];
  /** Items in one call. */
  readonly size: number;
  /** What became of an item before this run; what is known of is not sent. */
  readonly known?: (item: Item, index: number) => ItemResult | undefined;
  /** Sends one call, once. Never rejects. */
  readonly send: (items: readonly Item[], indexes: readonly number[]) => Promise<CallResult>;
}

/** Calls that are under way at once. */
const CALLS = 3;

/** Sends items a few at a time, keeps what became of each, and can be paused and stopped. For `useSyncExternalStore`. */
export class Runner<Item> {
  readonly #options: RunnerOptions<Item>;
  /** The indexes of what is to be sent, in order. */
  #queue: readonly number[];
  #size: number;
  /** What became of each, over all times that it was sent. */
  readonly #outcomes: Array<ItemOutcome | undefined>;
  readonly #reasons = new Map<number, string>();
  readonly #subscribers = new Subscribers();
  #state: RunState;
  #calls = 0;

  constructor(options: RunnerOptions<Item>) {
    this.#options = options;
    this.#outcomes = options.items.map((item, index) => {
      const known = options.known?.(item, index);
      if (known && known.reason !== null) this.#reasons.set(index, known.reason);
      return known?.outcome;
    });
    this.#queue = this.indexesOf(undefined);
    this.#size = options.size;
    this.#state = newRun(this.#queue.length);
  }

  get items(): readonly Item[] {
    return this.#options.items;
  }

  get isOver(): boolean {
    return phaseOf(this.#state) === 'over';
  }

  readonly state = (): RunState => this.#state;

  readonly subscribe = this.#subscribers.subscribe;

  /** What became of an item; undefined while nothing has. */
  outcomeOf(index: number): ItemOutcome | undefined {
    return this.#outcomes[index];
  }

  /** Why an item did not succeed, in the backend's words; of one that did, what is to be known of it. */
  reasonOf(index: number): string | null {
    return this.#reasons.get(index) ?? null;
  }

  /** The items that ended so; undefined for those that were never begun. */
  indexesOf(outcome: ItemOutcome | undefined): number[] {
    return this.#options.items.flatMap((_, index) =>
      this.#outcomes[index] === outcome ? [index] : [],
    );
  }

  start(): void {
    this.#fill();
  }

  /** Does once more, one by one, what did not succeed: so that each says for itself why. */
  again(indexes: readonly number[]): void {
    for (const index of indexes) {
      this.#outcomes[index] = undefined;
      this.#reasons.delete(index);
    }
    this.#queue = indexes;
    this.#size = 1;
    this.#state = newRun(indexes.length);
    this.#fill();
  }

  pause(): void {
    this.#dispatch({ type: 'pause' });
  }

  resume(): void {
    this.#dispatch({ type: 'resume' });
    this.#fill();
  }

  stop(): void {
    this.#dispatch({ type: 'stop' });
  }

  #fill(): void {
    const { items, send } = this.#options;
    while (
      this.#calls < CALLS &&
      this.#state.order === 'go' &&
      this.#state.begun < this.#state.total
    ) {
      const { begun } = this.#state;
      const indexes = this.#queue.slice(begun, begun + this.#size);
      this.#calls += 1;
      this.#dispatch({ type: 'begin', count: indexes.length });
      const sent = indexes.map((index) => items[index]);
      void outcomeOf(() => send(sent, indexes), indexes.length).then((result) =>
        this.#end(indexes, result),
      );
    }
  }

  #end(indexes: readonly number[], { items, halt }: CallResult): void {
    this.#calls -= 1;
    items.forEach(({ outcome, reason }, at) => {
      this.#outcomes[indexes[at]] = outcome;
      if (reason !== null) this.#reasons.set(indexes[at], reason);
    });
    this.#dispatch({ type: 'end', outcomes: items.map(({ outcome }) => outcome), halt });
    this.#fill();
  }

  #dispatch(event: RunEvent): void {
    this.#state = advance(this.#state, event);
    this.#subscribers.notify();
  }
}

/** What became of a call, also where our own code fails: a run that hangs says nothing, and cannot be stopped. */
async function outcomeOf(send: () => Promise<CallResult>, count: number): Promise<CallResult> {
  let isSent = false;
  try {
    const call = send();
    isSent = true;
    return await call;
  } catch (error) {
    console.error(error);
    const outcome = isSent ? ('unknown' as const) : ('failed' as const);
    const reason = error instanceof Error ? error.message : String(error);
    return { items: Array.from({ length: count }, () => ({ outcome, reason })) };
  }
}
