import type { Environment } from 'relay-runtime';
import { keyInHref } from '../../../address/resource.ts';
import type { Toast } from '../../toasts/toasts.ts';
import type { ListOfTable } from '../listContext.ts';
import type { Place, Places } from './places.ts';
import { Subscribers } from '../../../store/subscribers.ts';

/** A card: a row of a list, and the name of the place that it lies at. */
export interface PlacedCard {
  readonly key: string;
  readonly row: unknown;
  readonly href: string | null;
  readonly title: string;
  readonly place: string;
}

/** What became of a move. */
export type MoveResult =
  /** `undo` gives the words of what follows. */
  | { readonly status: 'saved'; readonly words: Words; readonly undo?: () => Promise<string> }
  | { readonly status: 'refused'; readonly words: string }
  /** The person has left the dialog of what the move needs: nothing was done. */
  | { readonly status: 'left' }
  /** The backend cannot be reached. To send it again is safe: it is read first where the record is. */
  | { readonly status: 'waiting'; readonly words: string }
  /** Where the record is now, the backend knows. */
  | { readonly status: 'reread'; readonly words: Words };

/** What is said of a move; null where that has been said. */
type Words = string | null;

/** A card, the places between which it is moved, and what sending the move takes. */
export interface SentMove extends Pick<Places, 'labelOf' | 'words'> {
  readonly environment: Environment;
  /** The list of the card's record, which has room for a dialog. */
  readonly list: Pick<ListOfTable, 'resource' | 'open' | 'loadRecord'>;
  readonly card: PlacedCard;
  readonly from: Place;
  readonly to: Place;
}

/** The key in the address of a card's record. */
export function recordKeyOf({ href, key }: PlacedCard): string {
  return href === null ? key : keyInHref(href);
}

/** A card on its way to another place, or that was moved there. */
interface Move {
  /** The card where it was. */
  readonly card: PlacedCard;
  /** The name of the place that it is moved to. */
  readonly to: string;
  /** `refreshing`: it is saved, and its places are read again. */
  readonly state: 'saving' | 'refreshing' | 'saved' | 'waiting';
}

/** A card that is held by the pointer or by keys, over a place. */
export interface Lifted {
  readonly card: PlacedCard;
  readonly over: string;
  readonly isByKeys: boolean;
}

/** What is not where the page's queries have it. */
export interface MovesState {
  readonly moves: ReadonlyMap<string, Move>;
  readonly lifted: Lifted | null;
}

/** What moving cards does outside of their places. */
export interface MoveEffects {
  /** Sends a move. Never rejects. */
  readonly save: (card: PlacedCard, to: string) => Promise<MoveResult>;
  /** Reads again what lies at places; at all of them if left out. */
  readonly refresh: (places?: readonly string[]) => Promise<void>;
  readonly tell: (toast: Omit<Toast, 'id'>) => void;
}

export const NOTHING_MOVED: MovesState = { moves: new Map(), lifted: null };

/**
 * The moves of cards between places. A card is at its new place at once; what is refused is back where it was, and what
 * could not be sent stays, marked, until it can be. A store in the sense of `useSyncExternalStore`.
 */
export class CardMoves {
  #state = NOTHING_MOVED;
  #effects: MoveEffects | null = null;
  readonly #subscribers = new Subscribers();
  readonly #shown = new Map<string, readonly PlacedCard[]>();

  readonly subscribe = this.#subscribers.subscribe;

  readonly state = (): MovesState => this.#state;

  connect(effects: MoveEffects): void {
    this.#effects = effects;
  }

  /** Whether moves are lost when the page is left. */
  readonly isUnsaved = (): boolean =>
    [...this.#state.moves.values()].some(({ state }) => state === 'waiting');

  /** Holds a card over a place; null lets go of it. */
  lift(lifted: Lifted | null): void {
    this.#change({ lifted });
  }

  /** Moves a card to a place; back to the one where it was, nothing is sent. */
  async move(shown: PlacedCard, to: string): Promise<void> {
    const { key } = shown;
    const before = this.#state.moves.get(key);
    if (before?.state === 'saving') return;
    const isUnsent = before?.state === 'waiting';
    const card = isUnsent ? before.card : shown;
    const saved = before && !isUnsent ? ({ ...before, state: 'saved' } as const) : null;
    if (card.place !== to) await this.#send({ card, to, state: 'saving' }, saved);
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

  /** Keeps what a place shows, for those that know a card by its key only. */
  show(place: string, cards: readonly PlacedCard[]): void {
    this.#shown.set(place, cards);
  }

  /** A card in sight. */
  cardOf(key: string): PlacedCard | null {
    return [...this.#shown.values()].flat().find((card) => card.key === key) ?? null;
  }

  /** Forgets the moves of cards that a query has at their place by now. @param keys the cards that it has there */
  settle(place: string, keys: readonly string[]): void {
    for (const key of keys) {
      const move = this.#state.moves.get(key);
      if (move?.state === 'saved' && move.card.place !== place) this.#set(key, null);
    }
  }

  /** @param before an earlier move, which holds again if this one is refused */
  async #send(move: Move, before: Move | null | undefined, isAgain = false): Promise<void> {
    const { save, refresh, tell } = this.#effects!;
    const { card, to } = move;
    this.#set(card.key, move);
    const result = await save(card, to);
    if (result.status === 'left') {
      this.#set(card.key, before ?? null);
      return;
    }
    const { status, words } = result;
    if (status === 'waiting') {
      this.#set(card.key, { ...move, state: 'waiting' });
      if (!isAgain) tell({ words });
      return;
    }
    const undo = status === 'saved' ? result.undo : undefined;
    if (status === 'refused') this.#set(card.key, before ?? null);
    if (words !== null) tell({ words, ...(undo && { undo: () => this.#undo(move, undo) }) });
    if (status === 'refused') return;
    // From here on it can be moved again.
    const known: Move = status === 'saved' ? { ...move, state: 'refreshing' } : move;
    this.#set(card.key, known);
    await refresh(status === 'saved' ? [card.place, to] : undefined);
    if (this.#state.moves.get(card.key) !== known) return;
    // A moved card stays in sight, also where the order of its new place has it further down than rows are shown.
    this.#set(card.key, status === 'saved' ? { ...move, state: 'saved' } : null);
  }

  async #undo({ card, to }: Move, undo: () => Promise<string>): Promise<string> {
    this.#set(card.key, { card: { ...card, place: to }, to: card.place, state: 'saving' });
    const words = await undo();
    await this.#effects!.refresh([card.place, to]);
    this.#set(card.key, null);
    return words;
  }

  #set(key: string, move: Move | null): void {
    const moves = new Map(this.#state.moves);
    // A card comes to the top of its place when it is moved there, not when the response arrives.
    if (move?.to !== moves.get(key)?.to) moves.delete(key);
    if (move) moves.set(key, move);
    this.#change({ moves });
  }

  #change(change: Partial<MovesState>): void {
    this.#state = { ...this.#state, ...change };
    this.#subscribers.notify();
  }
}

/**
 * The cards that a place shows: first the cards that were moved there, the latest on top, then the place's own cards
 * that are still there.
 */
export function cardsIn(
  place: string,
  cards: readonly PlacedCard[],
  { moves, lifted }: MovesState,
): PlacedCard[] {
  const placeOf = (key: string): string | undefined =>
    lifted?.isByKeys && lifted.card.key === key ? lifted.over : moves.get(key)?.to;
  const isSettled = ({ key, place: from }: PlacedCard) =>
    lifted?.card.key === key && lifted.isByKeys
      ? lifted.over === from
      : moves.get(key)?.state === 'saved';
  const own = new Set(cards.map(({ key }) => key));
  const moved = [...moves.values()].map(({ card }) => card);
  const carried = lifted?.isByKeys ? [lifted.card] : [];
  const candidates = new Map([...moved, ...carried].map((card) => [card.key, card]));
  const came = [...candidates.values()]
    .filter((card) => placeOf(card.key) === place && !(own.has(card.key) && isSettled(card)))
    .map((card) => ({ ...card, place }));
  const stayed = cards.filter((card) => {
    const now = placeOf(card.key);
    return now === undefined || (now === place && isSettled(card));
  });
  return [...came.reverse(), ...stayed];
}

/** By how many cards a place differs from what its query counts. */
export function countChange(place: string, { moves }: MovesState): number {
  const unsaved = [...moves.values()].filter(({ state }) => state !== 'saved');
  const count = (isOf: (move: Move) => boolean) => unsaved.filter(isOf).length;
  return count(({ to }) => to === place) - count(({ card }) => card.place === place);
}

/** The places of cards whose moves could not be sent yet. */
export function unsentTo({ moves }: MovesState): string[] {
  const unsent = [...moves.values()].filter(({ state }) => state === 'waiting');
  return [...new Set(unsent.map(({ to }) => to))];
}
