import 'client-only';
import { useContext } from 'react';
import buttons from '../../button.module.css';
import { useAccess } from '../../access/useAccess.ts';
import styles from '../../action/action.module.css';
import { allowedActions } from '../../action/allowedActions.ts';
import type { ActionLink } from '../../action/recordAction.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { inSentence, t, tLabel } from '../../../locale/translate.ts';
import { ListContext } from '../../list/listContext.ts';
import { useSelection } from '../../list/selection.ts';
import { Menu } from '../../Menu.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { FieldChoice } from './FieldChoice.tsx';
import type { Job, JobSource } from './job.ts';
import { jobOf } from './jobOf.ts';
import { targetOf } from './targets.ts';

/** Lists load it with the rest of this work: each module that is loaded on use is named in their code. */
export { BulkOffer } from './BulkOffer.tsx';

/**
 * What can be done with the selected rows; those that cannot be undone stand last. What none of the rows is expected to take
 * is in a menu.
 */
export default function BulkActions() {
  const list = useContext(ListContext);
  const selection = useSelection();
  const locale = useLocale();
  const access = useAccess();
  if (!list?.bulk || !selection) return null;
  const { resource, open, bulk } = list;
  const { actions, state, edit, links, permissions } = bulk;
  const start = (job: Job) => {
    const chosen = [...selection.rows.values()].map((row) => targetOf(resource, row, locale));
    open(<BulkDialog job={job} chosen={selection.isAll ? null : chosen} />);
  };
  const load = async (source: JobSource) => {
    const job = await jobOf(source, bulk, access, locale);
    if (job) start(job);
  };
  const ordered = actions.toSorted(
    (one, other) => Number(one.isDangerous ?? false) - Number(other.isDangerous ?? false),
  );
  const expected = new Set(
    [...selection.rows.values()].flatMap(({ row }) =>
      allowedActions(actions, row, state).flatMap(({ label, isUnexpected }) =>
        isUnexpected ? [] : [label],
      ),
    ),
  );
  const isShown = ({ label }: ActionLink<unknown>) => selection.isAll || expected.has(label);
  const inMenu = ordered.filter((link) => !isShown(link));
  const button = ({ label, isDangerous }: ActionLink<unknown>) => (
    <button
      key={label}
      type="button"
      className={isDangerous ? buttons.danger : buttons.button}
      onClick={() => void load({ kind: 'action', name: label })}
    >
      {tLabel(label, locale)}
    </button>
  );
  return (
    <>
      {edit && (
        <button
          type="button"
          className={buttons.button}
          onClick={() =>
            open(<FieldChoice edit={edit} permissions={permissions} onChosen={start} />)
          }
        >
          {t('Edit a field', locale)}
        </button>
      )}
      {links.map(({ label }) => (
        <button
          key={label}
          type="button"
          className={buttons.button}
          onClick={() => void load({ kind: 'links', name: label })}
        >
          {t('Edit {records}', locale, { records: inSentence(label, locale) })}
        </button>
      ))}
      {ordered.filter(isShown).map(button)}
      {inMenu.length > 0 && (
        <Menu align="end" closesOnChoice label={t('More|actions', locale)}>
          <div className={styles.menu}>{inMenu.map(button)}</div>
        </Menu>
      )}
    </>
  );
}
