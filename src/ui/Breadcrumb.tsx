import { useLocale } from './locale/useLocale.ts';
import type { Locale } from '../locale/locale.ts';
import { t, tLabel } from '../locale/translate.ts';
import { hasPage, listHref, type Resource } from '../address/resource.ts';
import { PageLink } from './PageLink.tsx';
import styles from './breadcrumb.module.css';

/** A step of the breadcrumb; without an address it is no link. */
export interface Step {
  readonly label: string;
  readonly href?: string | null;
}

/** The path to a page, outermost first. The page itself is not in it, since its heading follows. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  const locale = useLocale();
  return (
    <nav aria-label={t('Breadcrumb', locale)} className={styles.breadcrumb}>
      <ol>
        {steps.map(({ label, href }) => (
          <li key={label}>{href ? <PageLink href={href}>{label}</PageLink> : label}</li>
        ))}
      </ol>
    </nav>
  );
}

/** The page of the resource that a screen belongs to. */
export function listStep(resource: Resource, locale: Locale): Step {
  return {
    label: tLabel(resource.pluralLabel, locale),
    href: hasPage(resource) ? listHref(resource) : null,
  };
}
