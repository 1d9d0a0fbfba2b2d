import type { Environment } from 'relay-runtime';
import type { Lane } from '../../../lists/lanes.ts';
import type { Toast } from '../../toasts/toasts.ts';

/** A card of a board: a row of its list, and the lane that it is in. */
export interface CardOfBoard {
  readonly key: string;
  readonly row: unknown;
  readonly href: string | null;
  readonly title: string;
  readonly lane: string;
}

/** What became of a move. */
export type MoveResult =
  /** `undo` gives the words of what follows. */
  | { readonly status: 'saved'; readonly words: string; readonly undo?: () => Promise<string> }
  | { readonly status: 'refused'; readonly words: string }
  /** The backend cannot be reached. To send it again is safe: it is read first where the record is. */
  | { readonly status: 'waiting'; readonly words: string }
  /** Where the record is now, the backend knows. */
  | { readonly status: 'reread'; readonly words: string };

/** A card that is moved to a lane, and what it takes to send that. */
export interface SentMove {
  readonly environment: Environment;
  readonly card: CardOfBoard;
  /** What its lanes stand for; null: no value. */
  readonly from: string | null;
  readonly to: string | null;
  /** What the lane of a value is called. */
  readonly nameOf: (value: string | null) => string;
}

/** A card on its way to another lane, or that was moved there. */
interface Move {
  /** The card where it was. */
  readonly card: CardOfBoard;
  /** The name of the lane that it is moved to. */
  readonly to: string;
  readonly state: 'saving' | 'saved' | 'waiting';
}

/** A card that is held by the pointer or by keys, over a lane. */
export interface Lifted {
  readonly card: CardOfBoard;
  readonly over: string;
  readonly isByKeys: boolean;
}

/** What of a board is not as its queries have it. */
export interface BoardState {
  readonly moves: ReadonlyMap<string, Move>;
  readonly lifted: Lifted | null;
}

/** What moving cards does outside of the board. */
export interface MoveEffects {
  /** Sends a move. Never rejects. */
  readonly save: (card: CardOfBoard, to: string) => Promise<MoveResult>;
  /** Reads lanes again; all if left out. */
  readonly refresh: (lanes?: ReadonlyArray<Lane['name']>) => Promise<void>;
  readonly tell: (toast: Omit<Toast, 'id'>) => void;
}

export const NOTHING_MOVED: BoardState = { moves: new Map(), lifted: null };

/**
 * The moves of a board. A card is in its new lane at once; what is refused is back where it was, and what could not be
 * sent stays, marked, until it can be. A store in the sense of `useSyncExternalStore`.
 */
export class BoardMoves {
  #state = NOTHING_MOVED;
  #effects: MoveEffects | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #shown = new Map<string, readonly CardOfBoard[]>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): BoardState => this.#state;

  connect(effects: MoveEffects): void {
    this.#effects = effects;
  }

  /** Whether moves are lost when the page is left. */
  readonly isUnsaved = (): boolean =>
    [...this.#state.moves.values()].some(({ state }) => state === 'waiting');

  /** Holds a card over a lane; null lets go of it. */
  lift(lifted: Lifted | null): void {
    this.#change({ lifted });
  }

  /** Moves a card to a lane; back to the one where it was, nothing is sent. */
  async move(shown: CardOfBoard, to: string): Promise<void> {
    const { key } = shown;
    const before = this.#state.moves.get(key);
    if (before?.state === 'saving') return;
    const isUnsent = before?.state === 'waiting';
    const card = isUnsent ? before.card : shown;
    if (card.lane !== to) await this.#send({ card, to, state: 'saving' }, isUnsent ? null : before);
    else if (isUnsent) this.#set(key, null);
  }

  /** Sends again what could not be sent. */
  async retry(keys: Iterable<string> = this.#state.moves.keys()): Promise<void> {
    const waiting = [...keys].flatMap((key) => this.#state.moves.get(key) ?? []);
    await Promise.all(
      waiting
        .filter(({ state }) => state === 'waiting')
        .map((move) => this.#send({ ...move, state: 'saving' }, null, true)),
    );
  }

  /** Gives up what could not be sent. */
  putBack(key: string): void {
    if (this.#state.moves.get(key)?.state === 'waiting') this.#set(key, null);
  }

  /** Keeps what a lane shows, for those that know a card by its key only. */
  show(lane: string, cards: readonly CardOfBoard[]): void {
    this.#shown.set(lane, cards);
  }

  /** A card in sight. */
  cardOf(key: string): CardOfBoard | null {
    return [...this.#shown.values()].flat().find((card) => card.key === key) ?? null;
  }

  /** Forgets the moves of cards that a lane's query has by now. @param keys the cards that it has */
  settle(lane: string, keys: readonly string[]): void {
    for (const key of keys) {
      const move = this.#state.moves.get(key);
      if (move?.state === 'saved' && move.card.lane !== lane) this.#set(key, null);
    }
  }

  /** @param before an earlier move, which holds again if this one is refused */
  async #send(move: Move, before: Move | null | undefined, isAgain = false): Promise<void> {
    const { save, refresh, tell } = this.#effects!;
    const { card, to } = move;
    this.#set(card.key, move);
    const result = await save(card, to);
    const { status, words } = result;
    if (status === 'waiting') {
      this.#set(card.key, { ...move, state: 'waiting' });
      if (!isAgain) tell({ words });
      return;
    }
    const undo = status === 'saved' ? result.undo : undefined;
    if (status === 'refused') this.#set(card.key, before ?? null);
    tell({ words, ...(undo && { undo: () => this.#undo(move, undo) }) });
    if (status === 'refused') return;
    await refresh(status === 'saved' ? [card.lane, to] : undefined);
    // A moved card stays in sight, also where the order of its new lane has it further down than rows are shown.
    this.#set(card.key, status === 'saved' ? { ...move, state: 'saved' } : null);
  }

  async #undo({ card, to }: Move, undo: () => Promise<string>): Promise<string> {
    this.#set(card.key, { card: { ...card, lane: to }, to: card.lane, state: 'saving' });
    const words = await undo();
    await this.#effects!.refresh([card.lane, to]);
    this.#set(card.key, null);
    return words;
  }

  #set(key: string, move: Move | null): void {
    const moves = new Map(this.#state.moves);
    // A card comes to the top of its lane when it is moved there, not when the answer arrives.
    if (move?.to !== moves.get(key)?.to) moves.delete(key);
    if (move) moves.set(key, move);
    this.#change({ moves });
  }

  #change(change: Partial<BoardState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** The cards that a lane shows: those that came first, the latest at the top, and those of its query that are still there. */
export function cardsIn(
  lane: string,
  cards: readonly CardOfBoard[],
  { moves, lifted }: BoardState,
): CardOfBoard[] {
  const placeOf = (key: string): string | undefined =>
    lifted?.isByKeys && lifted.card.key === key ? lifted.over : moves.get(key)?.to;
  const isSettled = ({ key, lane: from }: CardOfBoard) =>
    lifted?.card.key === key && lifted.isByKeys
      ? lifted.over === from
      : moves.get(key)?.state === 'saved';
  const own = new Set(cards.map(({ key }) => key));
  const moved = [...moves.values()].map(({ card }) => card);
  const carried = lifted?.isByKeys ? [lifted.card] : [];
  const candidates = new Map([...moved, ...carried].map((card) => [card.key, card]));
  const came = [...candidates.values()]
    .filter((card) => placeOf(card.key) === lane && !(own.has(card.key) && isSettled(card)))
    .map((card) => ({ ...card, lane }));
  const stayed = cards.filter((card) => {
    const place = placeOf(card.key);
    return place === undefined || (place === lane && isSettled(card));
  });
  return [...came.reverse(), ...stayed];
}

/** By how many cards a lane differs from what its total counts. */
export function countChange(lane: string, { moves }: BoardState): number {
  const unsaved = [...moves.values()].filter(({ state }) => state !== 'saved');
  const count = (isOf: (move: Move) => boolean) => unsaved.filter(isOf).length;
  return count(({ to }) => to === lane) - count(({ card }) => card.lane === lane);
}
