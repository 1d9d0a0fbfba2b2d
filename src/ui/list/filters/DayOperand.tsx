import { useRef } from 'react';
import { PRESETS } from '../../../lists/days.ts';
import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';

interface DayOperandProps {
  readonly label: string;
  readonly name: string;
  /** As in the address: a day, or the name of a period in `PRESETS`. */
  readonly value: string;
  readonly takesPresets: boolean;
  readonly autoFocus: boolean;
}

/** A day, or a period by its name: two inputs with one name, of which the one that is filled in counts. */
export function DayOperand({ label, name, value, takesPresets, autoFocus }: DayOperandProps) {
  const locale = useLocale();
  const period = useRef<HTMLSelectElement>(null);
  const isNamed = Object.hasOwn(PRESETS, value);
  return (
    <>
      {takesPresets && (
        <label>
          {t('Is|within a range of dates', locale)}
          <select
            ref={period}
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
            // Of both the period would count, though the day was entered after it.
            if (period.current && target.value !== '') period.current.value = '';
          }}
        />
      </label>
    </>
  );
}
