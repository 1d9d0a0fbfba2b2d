import type { Ref } from 'react';
import { t } from '../../locale/translate.ts';
import { Avatar } from '../fields/Avatar.tsx';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { PlaceIcon } from '../PlaceIcon.tsx';
import type { Entry, EntryGroup, FoundRecord } from './entries.ts';
import styles from './palette.module.css';

interface OptionsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly groups: readonly EntryGroup[];
  readonly current: Entry | undefined;
  readonly onTake: (entry: Entry, inNewTab: boolean) => void;
  /** Called to see what can be done with a record that was found. */
  readonly onRecord: (record: FoundRecord) => void;
}

/** Plain elements: all of them are rendered again at every key, which MUI's list would take too long for. */
export function Options({ ref, id, groups, current, onTake, onRecord }: OptionsProps) {
  const locale = useLocale();
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={t('Results', locale)}
      className={styles.options}
      tabIndex={-1}
    >
      {groups.map(({ label, entries }) => (
        <div key={`${label} ${entries[0].id}`} role="group" aria-label={label}>
          <div aria-hidden="true" className={styles.group}>
            {label}
          </div>
          {entries.map((entry) => (
            <div
              key={entry.id}
              id={`${id} ${entry.id}`.replaceAll(' ', '-')}
              role="option"
              aria-selected={entry === current}
              className={styles.option}
              data-leads={entry.leads}
              lang={entry.language}
              onClick={({ metaKey, ctrlKey }) => onTake(entry, metaKey || ctrlKey)}
            >
              {entries.some(({ icon, avatar }) => icon ?? avatar) && (
                <span aria-hidden="true" className={styles.icon}>
                  {entry.icon && <PlaceIcon icon={entry.icon} />}
                  {entry.avatar && <Avatar {...entry.avatar} name={entry.label} size={18} />}
                </span>
              )}
              {entry.label}
              {entry.note && <small>{entry.note}</small>}
              {entry.keys && <kbd>{entry.keys}</kbd>}
              {entry.record && (
                // The keys do the same: an option has no controls of its own.
                <span
                  aria-hidden="true"
                  className={styles.more}
                  title={t('Actions', locale)}
                  onClick={(event) => {
                    event.stopPropagation();
                    if (entry.record) onRecord(entry.record);
                  }}
                >
                  <Icon name="chevronRight" size={14} />
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
