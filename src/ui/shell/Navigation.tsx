import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { listHref, type Resource } from '../resource.ts';
import styles from './shell.module.css';

/** The resources, one link each. On a phone it is a popover that closes when one has been chosen. */
export function Navigation({ id, resources }: { id: string; resources: readonly Resource[] }) {
  const { asPath, events } = useRouter();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const close = () => element.current?.matches(':popover-open') && element.current.hidePopover();
    events.on('routeChangeStart', close);
    return () => events.off('routeChangeStart', close);
  }, [events]);
  const current = asPath.split(/[?#]/)[0].split('/')[1];
  return (
    <nav ref={element} id={id} popover="auto" aria-label="Main" className={styles.navigation}>
      <ul>
        <li>
          <NextLink href="/" prefetch={false} aria-current={current === '' ? 'page' : undefined}>
            Home
          </NextLink>
        </li>
        {resources.map((resource) => (
          <li key={resource.slug}>
            <NextLink
              href={listHref(resource)}
              prefetch={false}
              aria-current={current === resource.slug ? 'page' : undefined}
            >
              {resource.pluralLabel}
            </NextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
