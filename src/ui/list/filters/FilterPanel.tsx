import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { listStateHref, type ListAddress } from '../../../lists/listAddress.ts';
import { t } from '../../../locale/translate.ts';
import buttons from '../../button.module.css';
import { useLocale } from '../../locale/useLocale.ts';
import { useFirstFocus } from '../../useFirstFocus.ts';
import styles from './filterEditor.module.css';

interface FilterPanelProps {
  readonly path: string;
  readonly address: ListAddress;
  readonly title: string;
  readonly children: ReactNode;
}

/** What is to be chosen before a filter is entered, in the place of its form. */
export function FilterPanel({ path, address, title, children }: FilterPanelProps) {
  const locale = useLocale();
  const router = useRouter();
  const id = useId();
  const section = useFirstFocus<HTMLElement>();
  const cancelHref = listStateHref(path, address);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') void router.replace(cancelHref, undefined, { scroll: false });
  };
  return (
    <section ref={section} className={styles.editor} aria-labelledby={id} onKeyDown={onKeyDown}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
      <div className={styles.actions}>
        <NextLink
          href={cancelHref}
          replace
          scroll={false}
          prefetch={false}
          className={buttons.button}
        >
          {t('Cancel', locale)}
        </NextLink>
      </div>
    </section>
  );
}
