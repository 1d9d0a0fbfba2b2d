import { lackingOf } from '../../../access/access.ts';
import { parameterOf, STEP } from '../../../lists/filters/comparisons.ts';
import type { ListSettings, Quantifier } from '../../../lists/listSettings.ts';
import { relatedWay } from '../../../lists/filters/relatedWays.ts';
import type { ListAddress } from '../../../lists/listAddress.ts';
import type { Message } from '../../../locale/messages.ts';
import { t } from '../../../locale/translate.ts';
import { useAccess } from '../../access/useAccess.ts';
import { useLocale } from '../../locale/useLocale.ts';
import listStyles from '../list.module.css';
import { FilterLink } from './FilterLink.tsx';
import { FilterNames } from './FilterNames.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { wayLabel } from './filterLabel.ts';
import { isOffered } from './offeredFilters.ts';
import styles from './filterEditor.module.css';

const QUANTIFIERS = {
  one: null,
  any: 'At least one',
  all: 'All of them',
  none: 'None of them',
} as const satisfies Record<Quantifier, Message | null>;

interface RelatedFiltersProps {
  readonly path: string;
  readonly address: ListAddress;
  readonly settings: Pick<ListSettings<unknown>, 'filters' | 'related' | 'deniedFilters'>;
  /** The relations, each followed by a step: `customer-`. */
  readonly name: string;
  /** The OR group; empty outside of groups. */
  readonly group: string;
}

/** The filters that relations lead to, and the relations that lead on, each of which is opened by a link. */
export function RelatedFilters({ path, address, settings, name, group }: RelatedFiltersProps) {
  const locale = useLocale();
  const way = relatedWay(settings, name, lackingOf(useAccess()));
  if (!way) return null;
  const { through, quantifiers, filters, related } = way;
  const current = through[through.length - 1].quantifier;
  const title = wayLabel(through, locale);
  return (
    // Who chooses how many have to match stays on what was pressed; other relations begin anew.
    <FilterPanel key={title} path={path} address={address} title={title}>
      {quantifiers.length > 1 && (
        <nav className={listStyles.tabs} aria-label={t('How many have to match', locale)}>
          {quantifiers.map((quantifier, index) => (
            <FilterLink
              key={quantifier}
              path={path}
              address={address}
              name={parameterOf(withQuantifier(name, current, index && quantifier), '', group)}
              isCurrent={quantifier === current}
            >
              {t(QUANTIFIERS[quantifier] ?? 'At least one', locale)}
            </FilterLink>
          ))}
        </nav>
      )}
      <FilterNames
        path={path}
        address={address}
        label={t('Filters', locale)}
        filters={Object.entries(filters).filter(([, filter]) => isOffered(filter))}
        related={related}
        way={name}
        group={group}
        className={styles.names}
      />
    </FilterPanel>
  );
}

/** `lines-` → `lines-none-`. @param wanted zero for the first quantifier, which is not written */
function withQuantifier(name: string, current: Quantifier, wanted: Quantifier | 0): string {
  const written = `${STEP}${current}${STEP}`;
  const plain = name.endsWith(written) ? name.slice(0, 1 - written.length) : name;
  return wanted === 0 ? plain : `${plain}${wanted}${STEP}`;
}
