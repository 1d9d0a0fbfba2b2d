import NextLink from 'next/link';
import { hasScreen, listHref, type Resource } from '../resource.ts';
import styles from './breadcrumb.module.css';

/** A step of the way back; without an address there is nothing to go to. */
export interface Step {
  readonly label: string;
  readonly href?: string | null;
}

/** The way back from a page, from the outside in. The page itself is its heading. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
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
export function listStep(resource: Resource): Step {
  return {
    label: resource.pluralLabel,
    href: hasScreen(resource, 'list') ? listHref(resource) : null,
  };
}
