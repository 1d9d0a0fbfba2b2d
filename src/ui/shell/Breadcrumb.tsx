import NextLink from 'next/link';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { hasScreen, listHref, type Resource } from '../../address/resource.ts';
import styles from './breadcrumb.module.css';

/** A step of the way back; without an address there is nothing to go to. */
export interface Step {
  readonly label: string;
  readonly href?: string | null;
}

/** The way back from a page, from the outside in. The page itself is its heading. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  const locale = useLocale();
  return (
    <nav aria-label={t('Breadcrumb', locale)} className={styles.breadcrumb}>
      <ol>
        {steps.map(({ label, href }) => (
          <li key={label}>
            {href ? (
              <NextLink href={href} prefetch={false}>
                {label}
              </NextLink>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The list that a screen belongs to. */
export function listStep(resource: Resource, locale: Locale): Step {
  return {
    label: tLabel(resource.pluralLabel, locale),
    href: hasScreen(resource, 'list') ? listHref(resource) : null,
  };
}
