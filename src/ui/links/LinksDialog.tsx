import { useCallback, useEffect, useMemo, useRef, type SyntheticEvent } from 'react';
import { useLoadedPage } from '../../relay/pageContext.tsx';
import action from '../action/action.module.css';
import buttons from '../button.module.css';
import form from '../form/form.module.css';
import { relations } from '../form/inputs/relation.tsx';
import { LEAVE_QUESTION, useLeaveGuard } from '../form/useLeaveGuard.ts';
import { useLocale } from '../locale/locale.ts';
import { say } from '../locale/say.ts';
import { notify } from '../notice/notices.ts';
import { inSentence } from '../resource.ts';
import type { RecordLinks } from './recordLinks.ts';
import { useLinks } from './useLinks.ts';

interface LinksDialogProps {
  readonly links: RecordLinks;
  readonly onClose: () => void;
}

/** Chooses the records that another is linked to. Only what differs is sent, and what failed can be sent again. */
export function LinksDialog({ links, onClose }: LinksDialogProps) {
  const { label, picker } = links;
  const locale = useLocale();
  const page = useLoadedPage();
  const dialog = useRef<HTMLDialogElement>(null);
  const { Control } = useMemo(() => relations({ label, picker }), [label, picker]);
  const { status, now, wanted, failed, isChanged, choose, retry, save } = useLinks(links, () => {
    notify({ words: `${label} saved.` });
    void page.refresh();
    dialog.current?.close();
  });
  useLeaveGuard(useCallback(() => isChanged, [isChanged]));
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const name = inSentence(label);
  const mayClose = () => !isChanged || window.confirm(say(LEAVE_QUESTION, locale));
  const onCancel = (event: SyntheticEvent) => {
    if (!mayClose()) event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className={action.dialog}
      aria-labelledby="links-title"
      onClose={onClose}
      onCancel={onCancel}
    >
      <h2 id="links-title">{label}</h2>
      <div className={form.form}>
        {status === 'reading' && <p role="status">{`Reading the ${name}…`}</p>}
        {status === 'unreadable' && (
          <p role="alert" className={form.notice}>
            {`The ${name} could not be read as they are now. Nothing more is sent before that.`}
            <button type="button" className={buttons.button} onClick={retry}>
              Try again
            </button>
          </p>
        )}
        {failed.length > 0 && (
          <div role="alert" className={form.summary}>
            <p>Not all of it was saved. This is left:</p>
            <ul>
              {failed.map(({ option, isAdded, reason }) => (
                <li key={option.key}>
                  {`${option.title} was not ${isAdded ? 'added' : 'removed'}. ${reason}`}
                </li>
              ))}
            </ul>
          </div>
        )}
        {now !== null && (
          <div className={form.field}>
            <label htmlFor="links" className="visually-hidden">
              {label}
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
            {status === 'saving' ? 'Working…' : failed.length > 0 ? 'Save what is left' : 'Save'}
          </button>
          <button
            type="button"
            className={buttons.button}
            onClick={() => mayClose() && dialog.current?.close()}
          >
            Cancel
          </button>
        </div>
      </div>
    </dialog>
  );
}
