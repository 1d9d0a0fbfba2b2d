import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import type { ListOfTable } from '../listContext.ts';
import type { Preset } from '../../../lists/days.ts';
import { LAYOUTS, type Layout } from '../../../lists/layouts.ts';
import { listStateHref, SIZES, type ListAddress } from '../../../lists/listAddress.ts';
import type { Access } from '../../../access/access.ts';
import { fieldDenial } from '../../access/allowedResource.ts';
import { useAccess } from '../../access/useAccess.ts';
import { PageLink } from '../../PageLink.tsx';
import styles from '../list.module.css';
import strip from '../../strip.module.css';

/** The ways in which a list's rows can be laid out, one link each; nothing where there is only the table. */
export function LayoutLinks({ list }: { list: ListOfTable }) {
  const locale = useLocale();
  const access = useAccess();
  const { path, address, layouts } = list;
  if (layouts.length === 0) return null;
  return (
    <nav className={`${styles.tabs} ${strip.strip}`} aria-label={t('Layout', locale)}>
      {[null, ...layouts].map((layout) => (
        <PageLink
          key={layout}
          href={listStateHref(path, { ...stateFor(layout, list, access), layout })}
          scroll={false}
          aria-current={layout === address.layout ? 'true' : undefined}
        >
          {t(layout === null ? 'Table' : LAYOUTS[layout].label, locale)}
        </PageLink>
      ))}
    </nav>
  );
}

/** A calendar begins with this month: the rows of a page are those of a few days, where there are more of them. */
function stateFor(layout: Layout, list: ListOfTable, access: Access): ListAddress {
  const { address, definition, hasOtherPages, resource } = list;
  const by = definition?.layouts?.calendar;
  if (layout !== 'calendar' || by === undefined || !hasOtherPages) return address;
  const { comparisons } = definition?.filters?.[by] ?? {};
  const isNarrowed = Object.keys(address.filters).some((name) => name.split('.')[0] === by);
  if (isNarrowed || !comparisons?.['']?.accepts(MONTH) || fieldDenial(access, resource, by))
    return address;
  const filters = { ...address.filters, [by]: [MONTH] };
  return { ...address, filters, position: {}, size: SIZES.at(-1) ?? null };
}

const MONTH: Preset = 'thisMonth';
