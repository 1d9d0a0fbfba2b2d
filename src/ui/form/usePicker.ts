import { useEffect, useState } from 'react';
import type { AnyPicker, LoadPicker } from '../../lists/picker.ts';

/** Loads a picker. @returns null until its code is there */
export function usePicker(load: LoadPicker): AnyPicker | null {
  const [picker, setPicker] = useState<AnyPicker | null>(null);
  useEffect(() => {
    let isWanted = true;
    void load().then((loaded) => isWanted && setPicker(loaded));
    return () => {
      isWanted = false;
    };
  }, [load]);
  return picker;
}
