import { changeEntries, readEntries, readEntry } from '../../storage/database.ts';
import { claim, newName } from '../../storage/claim.ts';
import { keepUnsigned, takeUnsigned } from '../../storage/unsigned.ts';
import { hasSecrets, withoutSecrets } from './secrets.ts';
import { isSame, type AnyFields, type Held } from './values.ts';

/** What was typed into a form and not saved. */
export interface Draft {
  /** What the record held when it was begun, for what was changed. */
  readonly before: Held;
  readonly typed: Held;
  /** A secret was typed too, which is not kept. */
  readonly hadSecrets: boolean;
}

interface KeptDraft extends Draft {
  /** The form that wrote it last. */
  readonly writer: string;
  readonly at: number;
}

/** It outlives a reload, the tab, the browser and a session that ended, for so many days. */
const DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;
/** Characters of a draft that is kept. */
const LONGEST = 2_000_000;
const KIND = 'drafts';

/** What differs from before, save for secrets; null where nothing does. */
export function draftOf(fields: AnyFields, before: Held, held: Held): Draft | null {
  const open = withoutSecrets(fields, held);
  const names = Object.keys(open).filter((name) => !isSame(before[name], open[name]));
  const hadSecrets = hasSecrets(fields, held);
  if (names.length === 0 && !hadSecrets) return null;
  const only = (values: Held) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return { before: only(before), typed: only(open), hadSecrets };
}

/** What of a draft fits into a form, which may be another one by now than when it was typed. */
export function fitting(typed: Held, start: Held): Held {
  const fits = (value: unknown, like: unknown) =>
    value === null ||
    like === null ||
    (typeof value === typeof like && Array.isArray(value) === Array.isArray(like));
  return Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) => Object.hasOwn(start, name) && fits(value, start[name]),
    ),
  );
}

/**
 * The draft of one form in one tab. Of a form that is open in several tabs each has its own, so that
 * none overwrites another's; one that no tab has any more goes to whoever opens the form next.
 */
export class DraftKeeper {
  readonly #form: string;
  readonly #writer = newName();
  #id = this.#writer;
  /** Who wrote last what this form goes on with. */
  #former: string | null = null;
  #isClaimed = false;
  readonly #end = new AbortController();

  /** @param form the form's address */
  constructor(form: string) {
    this.#form = form;
  }

  /**
   * Looks for what was typed before signing in, or else for a draft that no other tab has, and takes it over.
   *
   * @param found says whether the form takes it; `isLate` where another tab has let go of it since
   */
  async look(found: (draft: Draft, isLate: boolean) => boolean): Promise<void> {
    const unsigned = asDraft(JSON.parse(takeUnsigned(this.#form) ?? 'null'));
    if (unsigned && found(unsigned, false)) return;
    const all = await readEntries([KIND, this.#form]);
    const kept = all.flatMap(({ path: [id], value }) => {
      const draft = asDraft(value);
      return draft && typeof id === 'string' ? [{ id, draft }] : [];
    });
    const ids = kept.sort((one, other) => other.draft.at - one.draft.at).map(({ id }) => id);
    if (ids.length === 0) return;
    await claim(ids.map(lockOf), this.#end.signal, async (index, isLate) => {
      // Whoever had it may have saved it.
      const draft = asDraft(await readEntry([KIND, this.#form, ids[index]]));
      if (!draft || this.#isClaimed || this.#end.signal.aborted) return false;
      // What is brought back is kept again at once, in its own place.
      this.#isClaimed = true;
      this.#id = ids[index];
      this.#former = draft.writer;
      if (found(draft, isLate)) return true;
      this.#isClaimed = false;
      this.#id = this.#writer;
      this.#former = null;
      return false;
    });
  }

  /** Keeps a draft, or none. What the browser refuses is not kept. */
  keep(draft: Draft | null): void {
    if (this.#end.signal.aborted) return;
    keepUnsigned(this.#form, draft && JSON.stringify(draft));
    if (!this.#isClaimed) {
      if (draft === null) return;
      this.#isClaimed = true;
      void claim([lockOf(this.#id)], this.#end.signal, () => Promise.resolve(true)).catch(ignore);
    }
    const isKept = draft !== null && JSON.stringify(draft).length <= LONGEST;
    const until = Date.now() + DAYS * DAY;
    void changeEntries(({ read, put, drop }) => {
      read([KIND, this.#form, this.#id], (value) => {
        const last = asDraft(value);
        const isOwn = !last || last.writer === this.#writer || last.writer === this.#former;
        if (!isKept) return isOwn && drop([KIND, this.#form, this.#id]);
        // Without locks two tabs may have found the same: the second goes on in one of its own.
        if (!isOwn) this.#id = this.#writer;
        const own: KeptDraft = { ...draft, writer: this.#writer, at: Date.now() };
        put([KIND, this.#form, this.#id], own, until);
      });
    }).catch(ignore);
  }

  /** The form is left. What it has is there for the next one. */
  end(): void {
    this.#end.abort();
  }
}

function asDraft(value: unknown): KeptDraft | null {
  const draft = Object(value) as Partial<KeptDraft>;
  const isDraft = typeof draft.typed === 'object' && typeof draft.before === 'object';
  return isDraft ? (draft as KeptDraft) : null;
}

function lockOf(id: string): string {
  return `frontage draft ${id}`;
}

function ignore(): void {
  // A browser that keeps nothing forgets what was typed, and all else works.
}
