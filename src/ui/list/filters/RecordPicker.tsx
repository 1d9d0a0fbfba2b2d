import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { AnyPicker } from '../../../lists/picker.ts';
import { RecordSearch } from '../../form/RecordSearch.tsx';
import { chosenOption, type RelationState } from '../../form/unchosen.ts';
import { useRecordTitle } from '../../form/useRecordTitle.ts';
import styles from './filterEditor.module.css';

export interface RecordPickerProps {
  readonly name: string;
  readonly label: string;
  /** The key of the record that is chosen; empty where none is. */
  readonly value: string;
  readonly autoFocus: boolean;
  /** What was typed before the picker was there; empty where nothing was. */
  readonly typed: string;
  /** Called when a person has chosen a record, after the form has its key. */
  readonly onChosen?: (form: HTMLFormElement) => void;
}

/** The part of a filter's form that finds a record, for one resource. */
export function recordPicker(picker: AnyPicker): ComponentType<RecordPickerProps> {
  return function RecordPicker({
    name,
    label,
    value,
    autoFocus,
    typed,
    onChosen,
  }: RecordPickerProps) {
    const [entered, setEntered] = useState<RelationState | undefined>(
      // What was typed to find another one takes its place.
      typed === '' ? undefined : { typed, chosen: null },
    );
    const title = useRecordTitle(picker, value);
    const before = value === '' ? null : { key: value, title: title ?? '…' };
    const state = entered === undefined ? before : entered;
    const option = chosenOption(state);
    const key = option === null ? '' : String(option.key);
    const input = useRef<HTMLInputElement>(null);
    useEffect(() => {
      const form = input.current?.form;
      if (form && key !== '' && key !== value) onChosen?.(form);
      // What is called may be another function each time, and the value follows.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [key]);
    return (
      <div className={styles.picker}>
        <RecordSearch
          picker={picker}
          name={`${name} search`}
          label={label}
          value={state}
          onChange={setEntered}
          autoFocus={autoFocus}
        />
        <input ref={input} type="hidden" name={name} value={key} />
      </div>
    );
  };
}
