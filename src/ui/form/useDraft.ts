import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from './drafts.ts';
import { changedNames, type AnyFields, type Held } from './values.ts';

/** What was typed is here again. */
interface Restored {
  /** Except for secrets, which are not kept. */
  readonly hadSecrets: boolean;
}

interface DraftSettings {
  readonly fields: AnyFields;
  /** Where what is typed is kept; null where it is not worth keeping. */
  readonly draftKey: string | null;
  readonly start: Held;
  readonly before: Held | null;
  readonly onDraft?: (before: Held) => void;
}

/** Keeps what is typed, and brings it back. @returns what was brought back */
export function useDraft(
  form: UseFormReturn<Record<string, unknown>>,
  { fields, draftKey, start, before, onDraft }: DraftSettings,
): Restored | null {
  const [restored, setRestored] = useState<Restored | null>(null);
  const known = useRef({ start, onDraft });
  useEffect(() => {
    // After hydration, and after what was typed before it.
    const timer = setTimeout(() => {
      const draft = draftKey === null ? null : readDraft(draftKey);
      if (!draft) return;
      const { start: empty, onDraft: tell } = known.current;
      const typed = Object.entries(draft.typed).filter(([name]) => Object.hasOwn(empty, name));
      const values = { ...form.getValues(), ...Object.fromEntries(typed) };
      form.reset(values, { keepDefaultValues: true });
      tell?.(draft.before);
      setRestored({ hadSecrets: draft.hadSecrets === true });
    });
    return () => clearTimeout(timer);
  }, [draftKey, form]);
  const base = before ?? start;
  useEffect(() => {
    if (draftKey === null) return;
    const subscription = form.watch((held) => {
      const names = changedNames(fields, base, held);
      const changed = Object.fromEntries(names.map((name) => [name, held[name]]));
      keepDraft(draftKey, fields, base, { ...base, ...changed });
    });
    return () => subscription.unsubscribe();
  }, [draftKey, fields, base, form]);
  return restored;
}
