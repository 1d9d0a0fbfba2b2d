import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Option } from '../../lists/picker.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import { usePageAddress } from '../embeddedPage.ts';
import {
  readLinks,
  sendSteps,
  stepsTo,
  withSteps,
  type FailedStep,
  type LinksNow,
  type LinkStep,
} from './changeLinks.ts';
import type { RecordLinks } from '../action/recordLinks.ts';

export interface LinksState {
  readonly status: 'reading' | 'unreadable' | 'ready' | 'saving';
  /** What was linked when it was last looked at. */
  readonly now: LinksNow | null;
  readonly wanted: readonly Option[];
  /** What is left of the last saving. */
  readonly failed: readonly FailedStep[];
}

const NOTHING: LinksState = { status: 'reading', now: null, wanted: [], failed: [] };

/**
 * The links of the page's record, and the state that a person wants. @param onSaved called when nothing is
 * left to do
 */
export function useLinks(links: RecordLinks, onSaved: () => void) {
  const environment = useRelayEnvironment();
  const locale = useLocale();
  const address = usePageAddress();
  const [state, setState] = useState(NOTHING);
  const { now, wanted } = state;
  const mine = now === null ? [] : stepsTo(now, wanted);
  const set = (change: Partial<LinksState>) => setState((last) => ({ ...last, ...change }));
  const look = () => readLinks(environment, links, address);
  const begin = () => {
    set(NOTHING);
    look().then(
      (found) => set({ status: 'ready', now: found, wanted: withSteps(found, []) }),
      () => set({ status: 'unreadable' }),
    );
  };
  const save = async () => {
    set({ status: 'saving' });
    try {
      const left = await saved(mine);
      if (left === null) onSaved();
      else set({ status: 'ready', ...left });
    } catch {
      // Nothing more is sent before what there is has been read: a step may have been done.
      set({ status: 'unreadable', failed: [] });
    }
  };
  /** @returns null when all is done */
  const saved = async (steps: readonly LinkStep[]) => {
    const before = await look();
    const toDo = stepsTo(before, withSteps(before, steps));
    const { failed } = await sendSteps(environment, links, before, toDo, locale);
    if (failed.length === 0) return null;
    const after = await look();
    const wantedStill = withSteps(after, steps);
    const left = stepsTo(after, wantedStill);
    if (left.length === 0) return null;
    return {
      now: after,
      wanted: wantedStill,
      failed: left.map((step) => withReason(step, failed, locale)),
    };
  };
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isBegun.current) begin();
    isBegun.current = true;
  });
  return {
    ...state,
    isChanged: mine.length > 0,
    choose: (options: readonly Option[]) => set({ wanted: options }),
    /** Once what there is has been read, goes on with what is wanted. */
    retry: now === null ? begin : () => void save(),
    save: () => void save(),
  };
}

function withReason(step: LinkStep, failed: readonly FailedStep[], locale: Locale): FailedStep {
  const own = failed.find(
    ({ option, isAdded }) => option.key === step.option.key && isAdded === step.isAdded,
  );
  return {
    ...step,
    reason: own?.reason ?? t('Someone else has changed it in the meantime.', locale),
  };
}
