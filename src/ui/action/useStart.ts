import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { inputsOf } from '../form/inputsOf.ts';
import { initialState, type AnyFields, type FormState } from '../form/values.ts';
import type { Locale } from '../../locale/locale.ts';
import { usePageAddress } from '../embeddedPage.ts';
import { readStart, withPresent } from './readStart.ts';
import type { AnyAction } from './recordAction.ts';

/** The initial state of an action's form; null while the record is read. */
export interface Start {
  readonly state: FormState;
  /** The inputs, with the record's current values in their help texts. */
  readonly inputs: AnyFields;
  /** The record could not be read. */
  readonly isUnread: boolean;
}

/** Reads an action's initial values once; actions without them are ready immediately. */
export function useStart<Row>(
  { start, fields = {} }: AnyAction<Row>,
  locale: Locale,
): Start | null {
  const environment = useRelayEnvironment();
  const address = usePageAddress();
  const [wanted] = useState({ start, inputs: inputsOf(fields), address, locale });
  const [found, setFound] = useState<Start | null>(() => (start ? null : emptyStart(wanted)));
  useEffect(() => {
    const { start: own, inputs } = wanted;
    if (!own) return;
    let isWanted = true;
    void readStart(environment, own, inputs, wanted.address, wanted.locale)
      .then((state) => ({
        state,
        inputs: withPresent(inputs, state, wanted.locale),
        isUnread: false,
      }))
      .catch(() => ({ ...emptyStart(wanted), isUnread: true }))
      .then((read) => {
        if (isWanted) setFound(read);
      });
    return () => {
      isWanted = false;
    };
  }, [environment, wanted]);
  return found;
}

function emptyStart({ inputs, locale }: { inputs: AnyFields; locale: Locale }): Start {
  return { state: initialState(inputs, {}, locale), inputs, isUnread: false };
}
