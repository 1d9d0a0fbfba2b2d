import { useCallback, useRef, type MouseEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isForBrowser } from '../../address/isForBrowser.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import { useDraft, type DraftSettings } from './useDraft.ts';
import { useIsChanged } from './useIsChanged.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

interface UnsavedSettings extends DraftSettings {
  readonly locale: Locale;
}

/** What was entered into a form and is not saved: it is kept as a draft, and not lost unasked. */
export function useUnsavedInput(
  form: UseFormReturn<Record<string, unknown>>,
  settings: UnsavedSettings,
) {
  const { fields, start, before, locale, draftKey } = settings;
  const isSaved = useRef(false);
  const isChanged = useIsChanged(form, fields, before ?? start);
  useLeaveGuard(
    useCallback(() => isChanged && !isSaved.current, [isChanged]),
    draftKey === null ? undefined : t(LEAVE_DRAFT, locale),
  );
  const { restored, dropDraft } = useDraft(form, settings);
  const finish = () => {
    isSaved.current = true;
    dropDraft();
  };
  const discard = () => {
    dropDraft();
    form.reset(start);
  };
  /** Who cancels wants none of it back: the question is another one than that of leaving. */
  const onCancel = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (!isLink || isForBrowser(event) || !isChanged) return;
    if (window.confirm(t('Discard your changes?', locale))) finish();
    else {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return { isChanged, restored, finish, discard, onCancel };
}

const LEAVE_DRAFT = 'Leave this page? Your changes are not saved, but are here when you come back.';
