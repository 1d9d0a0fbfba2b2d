import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft, DraftKeeper } from './drafts.ts';
import { changedNames, isSame, type AnyFields, type FormState } from './values.ts';

/** A draft was restored. */
export interface Restored {
  /** Secrets are missing in it, since drafts do not store them. */
  readonly hadSecrets: boolean;
}

export interface DraftSettings {
  readonly fields: AnyFields;
  /** The storage key; null for no draft. */
  readonly draftKey: string | null;
  readonly start: FormState;
  readonly before: FormState | null;
  readonly onDraft?: (before: FormState) => void;
}

/**
 * Stores and restores a form's draft. @returns what was restored, and a function that deletes the
 * draft
 */
export function useDraft(
  form: UseFormReturn<Record<string, unknown>>,
  { fields, draftKey, start, before, onDraft }: DraftSettings,
): { readonly restored: Restored | null; readonly dropDraft: () => void } {
  const [restored, setRestored] = useState<Restored | null>(null);
  const known = useRef({ start, onDraft });
  const keeping = useRef<LazyDraftKeeper>(null);
  useEffect(() => {
    if (draftKey === null) return;
    const own = new LazyDraftKeeper(draftKey);
    keeping.current = own;
    const restore = ({ fittingPart }: Drafts, draft: Draft, isLate: boolean): boolean => {
      const { start: empty, onDraft: tell } = known.current;
      const state = form.getValues();
      const isTouched = (name: string) => !isSame(state[name], empty[name]);
      // A draft released by another tab does not overwrite new input.
      if (isLate && Object.keys(empty).some(isTouched)) return false;
      const typed = Object.entries(fittingPart(draft.typed, empty)).filter(
        ([name]) => !isTouched(name),
      );
      form.reset({ ...state, ...Object.fromEntries(typed) }, { keepDefaultValues: true });
      tell?.(draft.before);
      setRestored({ hadSecrets: draft.hadSecrets });
      return true;
    };
    // After hydration and the replay of earlier input.
    const timer = setTimeout(() =>
      own.use((keeper, drafts) => keeper.look((draft, isLate) => restore(drafts, draft, isLate))),
    );
    return () => {
      clearTimeout(timer);
      own.end();
    };
  }, [draftKey, form]);
  const base = before ?? start;
  useEffect(() => {
    const subscription = form.watch((state) => {
      const names = changedNames(fields, base, state);
      const changed = Object.fromEntries(names.map((name) => [name, state[name]]));
      keeping.current?.use((keeper, { draftOf }) =>
        keeper.keep(draftOf(fields, base, { ...base, ...changed })),
      );
    });
    return () => subscription.unsubscribe();
  }, [fields, base, form]);
  const dropDraft = useCallback(() => keeping.current?.use((keeper) => keeper.keep(null)), []);
  return { restored, dropDraft };
}

type Drafts = typeof import('./drafts.ts');

/**
 * A `DraftKeeper` whose code is loaded after hydration. Earlier calls are executed in order; when
 * loading fails, the next call tries again.
 */
class LazyDraftKeeper {
  readonly #form: string;
  #loaded: Promise<readonly [DraftKeeper, Drafts]> | null = null;

  constructor(form: string) {
    this.#form = form;
  }

  use(act: (keeper: DraftKeeper, drafts: Drafts) => Promise<void> | void): void {
    this.#loaded ??= this.#load();
    this.#loaded.then(([keeper, drafts]) => act(keeper, drafts)).catch(() => undefined);
  }

  end(): void {
    this.#loaded?.then(([keeper]) => keeper.end()).catch(() => undefined);
  }

  async #load(): Promise<readonly [DraftKeeper, Drafts]> {
    try {
      const drafts = await import('./drafts.ts');
      return [new drafts.DraftKeeper(this.#form), drafts];
    } catch (cause) {
      this.#loaded = null;
      throw cause;
    }
  }
}
