import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { LoadPicker } from '../../../lists/picker.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import type { RecordPickerProps } from './RecordPicker.tsx';

interface RecordOperandProps {
  readonly name: string;
  readonly label: string;
  /** The keys that the address has. */
  readonly values: readonly string[];
  readonly autoFocus: boolean;
  readonly load: LoadPicker;
  readonly onChosen?: RecordPickerProps['onChosen'];
}

/**
 * Chooses a record by searching the backend, with code loaded when the form opens. Before that, and
 * without JavaScript, its key can be entered.
 */
export function RecordOperand({
  name,
  label,
  values,
  autoFocus,
  load,
  onChosen,
}: RecordOperandProps) {
  const locale = useLocale();
  const [Loaded, setLoaded] = useState<ComponentType<RecordPickerProps> | null>(null);
  const [value = ''] = values;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    let isWanted = true;
    const fetchCode = async () => {
      const [{ recordPicker }, picker] = await Promise.all([import('./RecordPicker.tsx'), load()]);
      if (!isWanted) return;
      const entered = input.current?.value ?? value;
      if (entered !== value) setTyped(entered);
      setLoaded(() => recordPicker(picker));
    };
    void fetchCode();
    return () => {
      isWanted = false;
    };
    // The value is that of the address, which the input begins with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [load]);
  if (Loaded) return <Loaded {...{ name, label, value, autoFocus, typed, onChosen }} />;
  return (
    <label>
      {label}
      <input
        ref={input}
        name={name}
        defaultValue={value}
        autoFocus={autoFocus}
        placeholder={t('ID', locale)}
      />
    </label>
  );
}
