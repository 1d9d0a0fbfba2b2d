import { useRouter } from 'next/router';
import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { listChoiceOf } from '../../visitor/listChoice.ts';
import { ListChoicesContext } from '../list/listContext.ts';
import { Icon } from '../Icon.tsx';
import { PlaceIcon } from '../PlaceIcon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import {
  listedGroups,
  placeAround,
  placesOf,
  type Navigation as Places,
  type NavigationPlace,
} from '../../address/navigation.ts';
import { isGroupExpanded, saveGroupExpanded } from '../../visitor/navigationChoice.ts';
import { PageLink } from '../PageLink.tsx';
import styles from './shell.module.css';

interface NavigationProps {
  readonly id: string;
  readonly navigation: Places;
  /** Shown below the links. */
  readonly children?: ReactNode;
}

/** The places of the app, one link each. On a phone it is a popover that closes when one has been chosen. */
export function Navigation({ id, navigation, children }: NavigationProps) {
  const locale = useLocale();
  const { asPath, events } = useRouter();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const close = () => element.current?.matches(':popover-open') && element.current.hidePopover();
    events.on('routeChangeStart', close);
    return () => events.off('routeChangeStart', close);
  }, [events]);
  const [path] = asPath.split(/[?#]/);
  const current = path === '/' ? path : placeAround(navigation, path);
  const hasIcons = placesOf(navigation).some(({ icon }) => icon);
  const home = { href: '/', label: t('Home', locale), icon: hasIcons ? HomeIcon : undefined };
  return (
    <nav
      ref={element}
      id={id}
      popover="auto"
      aria-label={t('Main|navigation', locale)}
      className={styles.navigation}
    >
      <ul>
        <Link place={home} current={current} hasIcons={hasIcons} />
      </ul>
      {listedGroups(navigation).map((group, index) => (
        <Group key={index} name={String(index)} {...group} current={current} hasIcons={hasIcons} />
      ))}
      {children}
    </nav>
  );
}

interface GroupProps extends LinksProps {
  /** Identifies it among the groups. */
  readonly name: string;
  readonly label?: string;
  readonly collapsed?: boolean;
  readonly places: readonly NavigationPlace[];
}

function Group({ name, label, collapsed = false, places, ...links }: GroupProps) {
  const locale = useLocale();
  const lists = useContext(ListChoicesContext);
  const id = `navigation-${name}`;
  const holdsCurrent = places.some(({ href }) => href === links.current);
  const isOpen = holdsCurrent || isGroupExpanded(lists, name, !collapsed);
  const group = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(isOpen);
  // It may have been opened before scripts took the page over.
  useEffect(() => setOpened((was) => was || Boolean(group.current?.open)), []);
  // A schema may have hundreds of places in a closed group: each page has the least of them.
  const hasIcons = links.hasIcons && (label === undefined || isOpen || wasOpened);
  const list = (
    <ul
      aria-labelledby={label === undefined ? undefined : id}
      className={links.hasIcons && !hasIcons ? styles.plain : undefined}
    >
      {places.map((place) => (
        <Link key={place.href} place={place} {...links} hasIcons={hasIcons} />
      ))}
    </ul>
  );
  if (label === undefined) return list;
  return (
    // The group stays open or closed as the person left it, and opens on pages of its places.
    <details
      key={String(holdsCurrent)}
      ref={group}
      open={isOpen}
      onToggle={() => setOpened(true)}
      className={styles.more}
    >
      <summary
        onClick={({ currentTarget }) =>
          saveGroupExpanded(name, !currentTarget.closest('details')?.open, !collapsed)
        }
      >
        <span id={id}>{tLabel(label, locale)}</span>
        <Icon name="chevronRight" size={14} />
      </summary>
      {list}
    </details>
  );
}

interface LinksProps {
  /** The address of the place that is shown. */
  readonly current: string | null;
  /** Where others have icons, those without leave room for one. */
  readonly hasIcons: boolean;
}

/** A list is linked to in its default view. */
function Link({ place, current, hasIcons }: LinksProps & { place: NavigationPlace }) {
  const locale = useLocale();
  const lists = useContext(ListChoicesContext);
  const { href, label, icon, resource } = place;
  const view = resource ? listChoiceOf(lists, resource.slug).view : null;
  return (
    <li>
      <PageLink
        href={view === null ? href : `${href}?${view}`}
        aria-current={current === href ? 'page' : undefined}
      >
        {hasIcons && (
          <span aria-hidden="true" className={styles.icon}>
            {icon && <PlaceIcon icon={icon} />}
          </span>
        )}
        {tLabel(label, locale)}
      </PageLink>
    </li>
  );
}

function HomeIcon() {
  return <Icon name="home" size={18} />;
}
