import { useRef } from 'react';
import { PRESETS } from '../../../lists/days.ts';
import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';

interface DayOperandProps {
  readonly label: string;
  readonly name: string;
  /** As in the address: a day, or the name of a stretch of days. */
  readonly value: string;
  readonly takesPresets: boolean;
  readonly autoFocus: boolean;
}

/** A day, or words for a stretch of days: both under one name, of which the one that is given counts. */
export function DayOperand({ label, name, value, takesPresets, autoFocus }: DayOperandProps) {
  const locale = useLocale();
  const stretch = useRef<HTMLSelectElement>(null);
  const isNamed = Object.hasOwn(PRESETS, value);
  return (
    <>
      {takesPresets && (
        <label>
          {t('Is|within a range of dates', locale)}
          <select
            ref={stretch}
            name={name}
            defaultValue={isNamed ? value : ''}
            autoFocus={autoFocus}
          >
            <option value="">{t('Any time', locale)}</option>
            {Object.entries(PRESETS).map(([preset, words]) => (
              <option key={preset} value={preset}>
                {t(words, locale)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {takesPresets ? t('Is on', locale) : label}
        <input
          type="date"
          name={name}
          defaultValue={isNamed ? '' : value}
          autoFocus={autoFocus && !takesPresets}
          onChange={({ target }) => {
            // Of both the stretch would count, though the day was entered after it.
            if (stretch.current && target.value !== '') stretch.current.value = '';
          }}
        />
      </label>
    </>
  );
}
