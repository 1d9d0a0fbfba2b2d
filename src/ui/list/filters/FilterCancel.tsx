import { useRouter } from 'next/router';
import type { KeyboardEvent } from 'react';
import { listStateHref, type ListAddress } from '../../../lists/listAddress.ts';
import { t } from '../../../locale/translate.ts';
import buttons from '../../button.module.css';
import { useLocale } from '../../locale/useLocale.ts';
import { PageLink } from '../../PageLink.tsx';

interface EditedList {
  readonly path: string;
  readonly address: ListAddress;
}

/** Leaves the list as it is: what is not applied is forgotten. */
export function FilterCancel({ path, address }: EditedList) {
  const locale = useLocale();
  return (
    <PageLink href={listStateHref(path, address)} replace scroll={false} className={buttons.button}>
      {t('Cancel', locale)}
    </PageLink>
  );
}

/** Leaves the list as it is when Escape is pressed. */
export function useFilterEscape({ path, address }: EditedList): (event: KeyboardEvent) => void {
  const router = useRouter();
  return ({ key }) => {
    if (key === 'Escape')
      void router.replace(listStateHref(path, address), undefined, { scroll: false });
  };
}
