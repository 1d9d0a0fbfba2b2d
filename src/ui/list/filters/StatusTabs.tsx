import NextLink from 'next/link';
import type { Choices } from '../../../lists/choices.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { listStateHref, type ListAddress } from '../../../lists/listAddress.ts';
import styles from '../list.module.css';

interface StatusTabsProps {
  readonly path: string;
  /** The filter's name in the address. */
  readonly name: string;
  readonly label: string;
  readonly choices: Choices;
  readonly address: ListAddress;
}

/** The few values of a status, one link each. */
export function StatusTabs({ path, name, label, choices, address }: StatusTabsProps) {
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
    return listStateHref(path, { ...address, filters, position: {} });
  };
  return (
    <nav className={styles.statuses} aria-label={label}>
      {values.map(([value, text]) => (
        <NextLink
          key={value}
          href={hrefTo(value)}
          prefetch={false}
          aria-current={value === current ? 'page' : undefined}
        >
          {text}
        </NextLink>
      ))}
    </nav>
  );
}
