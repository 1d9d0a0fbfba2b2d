import { useRouter } from 'next/router';
import type { RefObject } from 'react';
import type { Lane } from '../../../lists/lanes.ts';
import { listStateHref } from '../../../lists/listAddress.ts';
import type { LoadPicker } from '../../../lists/picker.ts';
import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { LazyMenu } from '../LazyMenu.tsx';
import type { ListOfTable } from '../listContext.ts';

interface AddLaneMenuProps {
  readonly list: ListOfTable;
  readonly lanes: readonly Lane[];
  readonly load: LoadPicker;
  /** What the relation is called. */
  readonly label: string;
  /** The element around all lanes. */
  readonly within: RefObject<HTMLElement | null>;
}

const loadContent = () => import('./AddLane.tsx');

/** Adds the lane of a record to a board by a relation. */
export function AddLaneMenu({ list, lanes, load, label, within }: AddLaneMenuProps) {
  const locale = useLocale();
  const router = useRouter();
  /** Shows the lane of a record, which is there or is added to the address. */
  const addLane = async (key: string) => {
    const { path, address } = list;
    if (!lanes.some(({ name }) => name === key)) {
      const added = { ...address, lanes: [...(address.lanes ?? []), key] };
      await router.push(listStateHref(path, added), undefined, { scroll: false });
    }
    const lane = within.current?.querySelector(`[data-place="${CSS.escape(key)}"]`);
    lane?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <LazyMenu
      label={t('Add lane', locale)}
      load={loadContent}
      content={{ load, label, onChoose: (key: string) => void addLane(key) }}
    />
  );
}
