import type { Choices } from '../../../lists/choices.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { listStateHref, type ListAddress } from '../../../lists/listAddress.ts';
import { PageLink } from '../../PageLink.tsx';
import styles from '../list.module.css';
import strip from '../../strip.module.css';

interface StatusTabsProps {
  readonly path: string;
  /** The filter's name in the address. */
  readonly name: string;
  readonly label: string;
  readonly choices: Choices;
  readonly address: ListAddress;
  /** Search parameters of others, which stay: the list is part of a page that is not its own. */
  readonly kept?: ReadonlyArray<readonly [name: string, text: string]>;
}

/** The few values of a status, one link each. */
export function StatusTabs({ path, name, label, choices, address, kept }: StatusTabsProps) {
  const locale = useLocale();
  const current = address.filters[name]?.join() ?? '';
  const values = [
    ['', t('All', locale)] as const,
    ...Object.entries(choices).map(
      ([value, choice]) => [value, tLabel(choice.label, locale)] as const,
    ),
  ];
  const hrefTo = (value: string) => {
    const { [name]: _, ...others } = address.filters;
    const filters = value ? { ...others, [name]: [value] } : others;
    return listStateHref(path, { ...address, filters, position: {} }, kept);
  };
  return (
    <nav className={`${kept ? styles.tabs : styles.statuses} ${strip.strip}`} aria-label={label}>
      {values.map(([value, text]) => (
        <PageLink
          key={value}
          href={hrefTo(value)}
          scroll={!kept}
          aria-current={value === current ? 'page' : undefined}
        >
          {text}
        </PageLink>
      ))}
    </nav>
  );
}
