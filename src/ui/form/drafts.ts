import { changeEntries, readEntries, readEntry } from '../../storage/database.ts';
import { claim, newName } from '../../storage/claim.ts';
import { quickStorage } from '../../storage/quickStorage.ts';
import { saveSignedOutDraft, takeSignedOutDraft } from '../../storage/signedOutDrafts.ts';
import { hasSecrets, withoutSecrets } from './secrets.ts';
import { isSame, type AnyFields, type FormState } from './values.ts';

/** The unsaved input of a form. */
export interface Draft {
  /** For the changed inputs, the record's values when the draft was begun. */
  readonly before: FormState;
  readonly typed: FormState;
  /** A secret was entered too, which drafts do not store. */
  readonly hadSecrets: boolean;
}

interface KeptDraft extends Draft {
  /** The id of the form that wrote it last. */
  readonly writer: string;
  readonly at: number;
}

/** Days after which a draft is deleted. */
const EXPIRY_DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;
/** Maximum length of a stored draft in characters. */
const MAX_LENGTH = 2_000_000;
const KIND = 'drafts';

/** Drafts that the database does not have yet, by form: a reload can come before it has written what was typed. */
const unwritten = quickStorage({
  name: 'unwrittenDraft',
  isOfTab: true,
  days: EXPIRY_DAYS,
  endsAtSignOut: true,
});

/** The changed values without secrets; null without changes. */
export function draftOf(fields: AnyFields, before: FormState, state: FormState): Draft | null {
  const open = withoutSecrets(fields, state);
  const names = Object.keys(open).filter((name) => !isSame(before[name], open[name]));
  const hadSecrets = hasSecrets(fields, state);
  if (names.length === 0 && !hadSecrets) return null;
  const only = (values: FormState) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return { before: only(before), typed: only(open), hadSecrets };
}

/** The part of a draft that fits the form's current inputs. */
export function fittingPart(typed: FormState, start: FormState): FormState {
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
 * The draft of one form in one tab. Each tab has its own, so that tabs do not overwrite each
 * other's; a draft whose tab is closed goes to the next form with this address.
 */
export class DraftKeeper {
  readonly #form: string;
  readonly #writer = newName();
  #id = this.#writer;
  /** The previous writer of the draft that this form has taken over. */
  #former: string | null = null;
  #isClaimed = false;
  /** The draft that was stored last. */
  #latest: KeptDraft | null = null;
  readonly #end = new AbortController();

  /** @param form the address of the form */
  constructor(form: string) {
    this.#form = form;
  }

  /**
   * Finds what was typed before signing in, or else a draft that no open tab owns, and takes it
   * over.
   *
   * @param found returns whether the form accepts it; `isLate` when another tab has just released
   *   it
   */
  async look(found: (draft: Draft, isLate: boolean) => boolean): Promise<void> {
    const unsigned = asDraft(JSON.parse(takeSignedOutDraft(this.#form) ?? 'null'));
    if (unsigned && found(unsigned, false)) return;
    const last = asDraft(unwritten.readJson(this.#form));
    const all = await readEntries([KIND, this.#form]);
    const kept = all.flatMap(({ path: [id], value }) => {
      const draft = asDraft(value);
      return draft && typeof id === 'string' ? [{ id, draft }] : [];
    });
    const isWritten = kept.some(({ draft }) => draft.writer === last?.writer);
    if (last && !isWritten && found(last, false)) return;
    const ids = kept.sort((one, other) => other.draft.at - one.draft.at).map(({ id }) => id);
    if (ids.length === 0) return;
    await claim(ids.map(lockOf), this.#end.signal, async (index, isLate) => {
      // The other tab may have saved and deleted it.
      const written = asDraft(await readEntry([KIND, this.#form, ids[index]]));
      const draft = written && written.writer === last?.writer ? last : written;
      if (!draft || this.#isClaimed || this.#end.signal.aborted) return false;
      // A restored draft is stored again immediately, under this tab's key.
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

  /** Stores a draft, or deletes it for null. Storage errors are ignored. */
  keep(draft: Draft | null): void {
    if (this.#end.signal.aborted) return;
    saveSignedOutDraft(this.#form, draft && JSON.stringify(draft));
    const own = draft && { ...draft, writer: this.#writer, at: Date.now() };
    this.#latest = own;
    if (!own || !unwritten.keep(JSON.stringify(own), this.#form)) unwritten.drop(this.#form);
    if (!this.#isClaimed) {
      if (own === null) return;
      this.#isClaimed = true;
      void claim([lockOf(this.#id)], this.#end.signal, () => Promise.resolve(true)).catch(ignore);
    }
    void this.#write(own).then(() => {
      if (this.#latest === own) unwritten.drop(this.#form);
    }, ignore);
  }

  #write(own: KeptDraft | null): Promise<void> {
    const isKept = own !== null && JSON.stringify(own).length <= MAX_LENGTH;
    const until = Date.now() + EXPIRY_DAYS * DAY;
    return changeEntries(({ read, put, drop }) => {
      read([KIND, this.#form, this.#id], (value) => {
        const last = asDraft(value);
        const isOwn = !last || last.writer === this.#writer || last.writer === this.#former;
        if (!isKept) return isOwn && drop([KIND, this.#form, this.#id]);
        // Without the Web Locks API two tabs may take over the same draft: the second continues
        // with its own key.
        if (!isOwn) this.#id = this.#writer;
        put([KIND, this.#form, this.#id], own, until);
      });
    });
  }

  /** Releases the draft for the next form. */
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
  // Without storage the draft is lost, and everything else works.
}
