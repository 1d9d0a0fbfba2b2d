import { useState } from 'react';
import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import type { ControlProps } from './input.ts';
import { optionName } from './picker.ts';
import type { Picker } from '../../lists/picker.ts';
import { RelationInput } from './RelationInput.tsx';
import { RelationOptions } from './RelationOptions.tsx';
import { useRecordTitle } from './useRecordTitle.ts';
import { useRelationSearch } from './useRelationSearch.ts';
import { chosenOption, type RelationState } from './unchosen.ts';
import styles from './form.module.css';

interface RelationControlProps<Row, Key> extends ControlProps<RelationState<Key>> {
  readonly picker: Picker<Row, Key>;
}

/**
 * A combobox that searches records (ARIA Authoring Practices Guide, combobox with listbox popup).
 */
export function RelationControl<Row, Key extends string | number>({
  picker,
  value,
  onChange,
  ...props
}: RelationControlProps<Row, Key>) {
  const searched = useRelationSearch(picker, value, onChange);
  const { isOpen, isUnchosen, choose } = searched;
  const [isSent, setSent] = useState(false);
  const locale = useLocale();
  const chosen = chosenOption(value);
  const title = useRecordTitle(chosen?.hasOnlyKey ? picker : null, String(chosen?.key ?? ''));
  const name = title ?? (chosen ? optionName(picker, chosen, locale) : '');
  const listId = `${props.id}-list`;
  const noteId = `${props.id}-unchosen`;
  const note = t('Nothing is chosen yet: choose one from the list.', locale);
  // Once it has stopped the form, its error says so; until then, the pressed button would move.
  const isNoted = isUnchosen && !isSent && !props.invalid;
  const describedBy =
    [props.describedBy, isNoted ? noteId : undefined].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.combobox}>
      <RelationInput
        {...props}
        describedBy={describedBy}
        picker={picker}
        searched={searched}
        listId={listId}
        chosenName={name}
        problem={isUnchosen ? note : ''}
        onSent={setSent}
      />
      {chosen && !isOpen && !isUnchosen && (
        <button
          type="button"
          className={`${buttons.icon} ${styles.clear}`}
          aria-label={t('Remove {name}', locale, { name })}
          onClick={() => choose(null)}
        >
          <Icon name="cross" size={14} />
        </button>
      )}
      <RelationOptions
        id={listId}
        picker={picker}
        search={searched.search}
        options={searched.options}
        active={searched.active}
        isOpen={isOpen}
        onChoose={choose}
      />
      {isNoted && (
        <p id={noteId} className={styles.unchosen}>
          {note}
        </p>
      )}
    </div>
  );
}
