import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { listChoiceOf } from '../../visitor/listChoice.ts';
import { ListChoicesContext } from '../list/listContext.ts';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { listHref, type Resource, type ResourceGroups } from '../../address/resource.ts';
import { isNavigationExpanded, saveNavigationExpanded } from '../../visitor/navigationChoice.ts';
import styles from './shell.module.css';

interface NavigationProps {
  readonly id: string;
  readonly resources: ResourceGroups;
  /** Shown below the links. */
  readonly children?: ReactNode;
}

/** The resources, one link each. On a phone it is a popover that closes when one has been chosen. */
export function Navigation({ id, resources, children }: NavigationProps) {
  const locale = useLocale();
  const { asPath, events } = useRouter();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const close = () => element.current?.matches(':popover-open') && element.current.hidePopover();
    events.on('routeChangeStart', close);
    return () => events.off('routeChangeStart', close);
  }, [events]);
  const current = asPath.split(/[?#]/)[0].split('/')[1];
  const lists = useContext(ListChoicesContext);
  const holdsCurrent = resources.more.some(({ slug }) => slug === current);
  return (
    <nav
      ref={element}
      id={id}
      popover="auto"
      aria-label={t('Main|navigation', locale)}
      className={styles.navigation}
    >
      <ul>
        <li>
          <NextLink href="/" prefetch={false} aria-current={current === '' ? 'page' : undefined}>
            {t('Home', locale)}
          </NextLink>
        </li>
        <Links resources={resources.main} current={current} />
      </ul>
      {resources.more.length > 0 && (
        // The group stays open or closed as the person left it, and opens on pages of its resources.
        <details
          key={String(holdsCurrent)}
          open={holdsCurrent || isNavigationExpanded(lists)}
          className={styles.more}
        >
          <summary
            onClick={({ currentTarget }) =>
              saveNavigationExpanded(!currentTarget.closest('details')?.open)
            }
          >
            {t('More|resources', locale)}
            <Icon name="chevronRight" size={14} />
          </summary>
          <ul>
            <Links resources={resources.more} current={current} />
          </ul>
        </details>
      )}
      {resources.hasTools && (
        <ul>
          <li>
            <NextLink
              href="/tools"
              prefetch={false}
              aria-current={current === 'tools' ? 'page' : undefined}
            >
              {t('Tools', locale)}
            </NextLink>
          </li>
        </ul>
      )}
      {children}
    </nav>
  );
}

/** Each links to the list in its default view. */
function Links({ resources, current }: { resources: readonly Resource[]; current: string }) {
  const locale = useLocale();
  const lists = useContext(ListChoicesContext);
  const hrefTo = (resource: Resource) => {
    const { view } = listChoiceOf(lists, resource.slug);
    return view === null ? listHref(resource) : `${listHref(resource)}?${view}`;
  };
  return resources.map((resource) => (
    <li key={resource.slug}>
      <NextLink
        href={hrefTo(resource)}
        prefetch={false}
        aria-current={current === resource.slug ? 'page' : undefined}
      >
        {tLabel(resource.pluralLabel, locale)}
      </NextLink>
    </li>
  ));
}
