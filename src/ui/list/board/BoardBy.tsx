import { boardFilters } from '../../../lists/layouts.ts';
import { listStateHref } from '../../../lists/listAddress.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { columnsOfList } from '../columnsOfList.ts';
import type { ListOfTable } from '../listContext.ts';
import type { AnyList } from '../listDefinition.ts';
import { PageLink } from '../../PageLink.tsx';
import styles from './board.module.css';
import strip from '../../strip.module.css';

interface BoardByProps {
  readonly settings: AnyList;
  readonly list: ListOfTable;
  /** The filter that the board is divided by. */
  readonly by: string;
}

/**
 * Links to the fields that a board can be divided by; nothing where there is only one. A filter that is no column of
 * the rows, such as the version to show, is left out: a row could then be in all lanes.
 */
export function BoardBy({ settings, list, by }: BoardByProps) {
  const locale = useLocale();
  const columns = columnsOfList(settings);
  const filters = boardFilters(settings).filter((name) => columns.some(({ id }) => id === name));
  if (filters.length < 2) return null;
  const href = (name: string) =>
    listStateHref(list.path, {
      ...list.address,
      more: undefined,
      lanes: undefined,
      by: name === filters[0] ? undefined : name,
    });
  return (
    <nav className={`${styles.by} ${strip.strip}`} aria-label={t('Group by', locale)}>
      <span aria-hidden="true">{t('Group by', locale)}</span>
      {filters.map((name) => (
        <PageLink
          key={name}
          href={href(name)}
          scroll={false}
          aria-current={name === by ? 'true' : undefined}
        >
          {tLabel(settings.filters?.[name].label ?? name, locale)}
        </PageLink>
      ))}
    </nav>
  );
}
