import 'client-only';
import { Icon } from '../../Icon.tsx';
import { formatNumber } from '../../../locale/formats.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import type { NamedColumn } from '../listContext.ts';
import { sortKeys } from '../../../lists/sorting.ts';
import type { SortLinks } from './sortLinks.ts';
import { PageLink } from '../../PageLink.tsx';
import styles from '../list.module.css';

interface SortPanelProps {
  readonly links: SortLinks;
  readonly columns: readonly NamedColumn[];
}

/**
 * The sort columns in order: each click adds, reverses or removes one. Where the schema sorts by one only, it takes the
 * place of the former.
 */
export default function SortPanel({ links, columns }: SortPanelProps) {
  const locale = useLocale();
  const keys = sortKeys(links.current ?? '');
  const placeOf = (id: string) => keys.findIndex(({ column }) => column === id);
  const hrefOf = (id: string) => links.hrefAlso(id) ?? links.href(id);
  const sortable = columns.filter(({ id }) => hrefOf(id) !== null);
  const chosen = keys.flatMap(({ column }) => sortable.find(({ id }) => id === column) ?? []);
  const others = sortable.filter(({ id }) => placeOf(id) < 0);
  return (
    <ul className={styles.menu} aria-label={t('Sort by', locale)}>
      {[...chosen, ...others].map(({ id, label }) => {
        const at = placeOf(id);
        const name = tLabel(label, locale);
        const direction = keys[at]?.isDescending ? 'descending' : 'ascending';
        return (
          <li key={id}>
            <PageLink href={hrefOf(id) ?? ''} scroll={false}>
              {at >= 0 && links.hrefAlso(id) !== null && `${formatNumber(at + 1, locale)}. `}
              {at >= 0 ? `${name} ` : name}
              {at >= 0 && (
                <Icon name={direction === 'ascending' ? 'arrowUp' : 'arrowDown'} size={12} />
              )}
              {at >= 0 && (
                <span className="visually-hidden">
                  {t('{direction, select, ascending {ascending} other {descending}}', locale, {
                    direction,
                  })}
                </span>
              )}
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
