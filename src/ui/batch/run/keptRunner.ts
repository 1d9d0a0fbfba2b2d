import type { Locale } from '../../../locale/locale.ts';
import type { Message } from '../../../locale/messages.ts';
import { t } from '../../../locale/translate.ts';
import { JournalTakenOver, type Journal } from './journal.ts';
import type { ItemNote, Notes, RunPlan } from './notes.ts';
import { Runner, type CallResult, type ItemResult, type RunnerOptions } from './runner.ts';

/** Where it is kept what a run has done, and what earlier pages have kept of it. */
export interface Kept {
  readonly journal: Pick<Journal<RunPlan>, 'write'>;
  readonly notes: Notes;
}

/** Says how far a call has come. */
export interface Progress {
  /**
   * The call is about to be sent. It is not to be sent before this settles, nor when it rejects.
   *
   * @param written what the items become, by which it is recognised and undone
   */
  sending(written?: unknown): Promise<void>;
  /** It was sent and is done, though something of it is still to be looked at. */
  done(): Promise<void>;
}

export interface KeptCalls<Item> extends Pick<RunnerOptions<Item>, 'items' | 'size'> {
  /** Under which number an item is kept; its index unless said otherwise. */
  readonly numberOf?: (item: Item) => number;
  /** What was sent and never answered may be sent again: that does no harm. Else a person decides. */
  readonly mayRepeat: boolean;
  readonly send: (
    items: readonly Item[],
    progress: Progress,
    indexes: readonly number[],
  ) => Promise<CallResult>;
  /** What an item has become, as far as it is known. */
  readonly writtenOf?: (item: Item) => unknown;
  /** Why nothing is sent any more when another tab has gone on. */
  readonly takenOver: Message;
}

/** Nothing was sent, because it could not be kept that it was. */
class NotKept extends Error {
  override readonly name = 'NotKept';
}

const UNKEPT: Progress = { sending: () => Promise.resolve(), done: () => Promise.resolve() };

/**
 * A runner that keeps each item as sent before the request, and what became of it after: after a reload, what
 * is known of is not sent again, nor is what nobody knows of where that would do harm.
 *
 * @param kept null where nothing is kept
 */
export function keptRunner<Item>(
  calls: KeptCalls<Item>,
  kept: Kept | null,
  locale: Locale,
): Runner<Item> {
  const { items, size, mayRepeat, send, writtenOf, takenOver } = calls;
  if (!kept)
    return new Runner({ items, size, send: (some, indexes) => send(some, UNKEPT, indexes) });
  const { journal, notes } = kept;
  const numberAt = (index: number) => calls.numberOf?.(items[index]) ?? index;
  const write = (indexes: readonly number[], noteOf: (at: number) => ItemNote) =>
    journal.write(indexes.map((index, at) => [numberAt(index), noteOf(at)] as const));
  const failed = (indexes: readonly number[], reason: Message): CallResult => ({
    items: indexes.map(() => ({ outcome: 'failed', reason: t(reason, locale) })),
  });
  const sendKept = async (
    some: readonly Item[],
    indexes: readonly number[],
  ): Promise<CallResult> => {
    // When this is lost, the items count as ones whose outcome is not known.
    const note = (resultOf: (at: number) => ItemResult) =>
      write(indexes, (at) => {
        const { outcome, reason } = resultOf(at);
        const written = writtenOf?.(some[at]) ?? (outcome === 'unknown' ? sent : undefined);
        return { state: outcome, reason, written };
      }).catch(() => undefined);
    let sent: unknown;
    const progress: Progress = {
      sending: async (written) => {
        sent = written;
        await write(indexes, () => ({ state: 'sent', written })).catch((cause: unknown) => {
          throw new NotKept(undefined, { cause });
        });
      },
      done: () => note(() => ({ outcome: 'done', reason: null })),
    };
    try {
      const result = await send(some, progress, indexes);
      await note((at) => result.items[at]);
      return result;
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      return failed(indexes, error.cause instanceof JournalTakenOver ? takenOver : NO_STORAGE);
    }
  };
  return new Runner({
    items,
    size,
    known: (_, index) => knownOf(notes.get(numberAt(index)), mayRepeat),
    send: sendKept,
  });
}

/** What is known of an item that an earlier page has sent. */
function knownOf(note: ItemNote | undefined, mayRepeat: boolean): ItemResult | undefined {
  if (!note) return undefined;
  const { state, reason = null } = note;
  if (state !== 'sent') return { outcome: state, reason };
  return mayRepeat ? undefined : { outcome: 'unknown', reason };
}

const NO_STORAGE: Message = 'Not sent: the browser has no storage left to record progress.';
