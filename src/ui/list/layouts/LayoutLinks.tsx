import NextLink from 'next/link';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { listStateHref } from '../../../lists/listAddress.ts';
import type { ListOfTable } from '../listContext.ts';
import { LAYOUTS } from '../../../lists/layouts.ts';
import styles from '../list.module.css';

/** The ways in which a list's rows can be laid out, one link each; nothing where there is only the table. */
export function LayoutLinks({ list }: { list: ListOfTable }) {
  const locale = useLocale();
  const { path, address, layouts } = list;
  if (layouts.length === 0) return null;
  return (
    <nav className={styles.tabs} aria-label={t('Layout', locale)}>
      {[null, ...layouts].map((layout) => (
        <NextLink
          key={layout}
          href={listStateHref(path, { ...address, layout })}
          prefetch={false}
          scroll={false}
          aria-current={layout === address.layout ? 'true' : undefined}
        >
          {t(layout === null ? 'Table' : LAYOUTS[layout].label, locale)}
        </NextLink>
      ))}
    </nav>
  );
}
