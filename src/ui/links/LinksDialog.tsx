import 'client-only';
import { useCallback, useMemo } from 'react';
import { usePage } from '../../relay/pageContext.tsx';
import buttons from '../button.module.css';
import { Dialog } from '../Dialog.tsx';
import form from '../form/form.module.css';
import { relations } from '../form/inputs/relation.tsx';
import { LEAVE_QUESTION, useLeaveGuard } from '../form/useLeaveGuard.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Message } from '../../locale/messages.ts';
import { inSentence, t, tLabel } from '../../locale/translate.ts';
import { showToast } from '../toasts/toasts.ts';
import type { RecordLinks } from '../action/recordLinks.ts';
import { failedInWords } from './changeLinks.ts';
import { useLinks, type LinksState } from './useLinks.ts';

interface LinksDialogProps {
  readonly links: RecordLinks;
  readonly onClose: () => void;
}

/** Chooses the records that another is linked to. Only what differs is sent, and what failed can be sent again. */
export function LinksDialog({ links, onClose }: LinksDialogProps) {
  const { label, picker } = links;
  const page = usePage();
  const locale = useLocale();
  const said = tLabel(label, locale);
  const { Control } = useMemo(() => relations({ label, picker }), [label, picker]);
  const { status, now, wanted, failed, isChanged, choose, retry, save } = useLinks(links, () => {
    showToast({ words: t('{records} saved.', locale, { records: said }) });
    void page.refresh();
    onClose();
  });
  useLeaveGuard(useCallback(() => isChanged, [isChanged]));
  const records = inSentence(label, locale);
  const close = () => {
    if (!isChanged || window.confirm(t(LEAVE_QUESTION, locale))) onClose();
  };
  return (
    <Dialog title={said} onClose={close}>
      <div className={form.form}>
        {status === 'reading' && (
          <p role="status">{t('Loading {records}…', locale, { records })}</p>
        )}
        {status === 'unreadable' && (
          <p role="alert" className={form.notice}>
            {t(
              'The current {records} could not be loaded. Nothing more is sent before they are.',
              locale,
              { records },
            )}
            <button type="button" className={buttons.button} onClick={retry}>
              {t('Try again', locale)}
            </button>
          </p>
        )}
        {failed.length > 0 && (
          <div role="alert" className={form.summary}>
            <p>{t('Not everything was saved. Remaining:', locale)}</p>
            <ul>
              {failed.map((step) => (
                <li key={step.option.key}>{failedInWords(links, step, locale)}</li>
              ))}
            </ul>
          </div>
        )}
        {now !== null && (
          <div className={form.field}>
            <label htmlFor="links" className="visually-hidden">
              {said}
            </label>
            <Control
              id="links"
              name="links"
              value={wanted}
              onChange={choose}
              onBlur={() => {}}
              ref={null}
              required={false}
              unset=""
              invalid={false}
              describedBy={undefined}
            />
          </div>
        )}
        <div className={form.buttons}>
          <button
            type="button"
            className={buttons.primary}
            disabled={status !== 'ready' || !isChanged}
            onClick={save}
          >
            {t(saveWords(status, failed.length), locale)}
          </button>
          <button type="button" className={buttons.button} onClick={close}>
            {t('Cancel', locale)}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function saveWords(status: LinksState['status'], failed: number): Message {
  if (status === 'saving') return 'Working…';
  return failed > 0 ? 'Save the rest' : 'Save';
}
