import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import { listHref, type ResourceGroups } from '../resource.ts';
import { isPinned, keepVisits, readVisits, withPinToggled, type Visit } from './visits.ts';
import styles from './visits.module.css';

/** What is pinned, what was looked at lately, and the pin for what is in sight. */
export default function VisitsPanel({ resources }: { resources: ResourceGroups }) {
  const { asPath } = useRouter();
  const [visits, setVisits] = useState(readVisits);
  const toggle = (visit: Visit) => setVisits(keepVisits(withPinToggled(readVisits(), visit)));
  const here = placeOf(asPath, resources, [...visits.pinned, ...visits.recent]);
  return (
    <div className={styles.panel}>
      <Visited label="Pinned" visits={visits.pinned} onToggle={toggle} isPinned />
      <Visited label="Recent" visits={visits.recent} onToggle={toggle} />
      {visits.pinned.length + visits.recent.length === 0 && (
        <p>The records that you look at are listed here.</p>
      )}
      {here && !isPinned(visits, here.href) && (
        <button type="button" className={buttons.button} onClick={() => toggle(here)}>
          {`Pin ${here.title}`}
        </button>
      )}
    </div>
  );
}

interface VisitedProps {
  readonly label: string;
  readonly visits: readonly Visit[];
  readonly isPinned?: boolean;
  readonly onToggle: (visit: Visit) => void;
}

function Visited({ label, visits, isPinned = false, onToggle }: VisitedProps) {
  if (visits.length === 0) return null;
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {visits.map((visit) => (
          <li key={visit.href}>
            <NextLink href={visit.href} prefetch={false}>
              {visit.title} <small>{visit.of}</small>
            </NextLink>
            <button
              type="button"
              className={buttons.icon}
              aria-pressed={isPinned}
              aria-label={`Pin ${visit.title}`}
              onClick={() => onToggle(visit)}
            >
              <Icon name="pin" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is at an address, where it is worth a pin: a list as it is filtered, or a record that was looked at. */
function placeOf(
  address: string,
  { main, more }: ResourceGroups,
  visits: readonly Visit[],
): Visit | null {
  const [path] = address.split(/[?#]/);
  const list = [...main, ...more].find((resource) => listHref(resource) === path);
  if (list) return { href: address, title: list.pluralLabel, of: searchWords(address) };
  return visits.find(({ href }) => href === path) ?? null;
}

/** What an address asks for, to tell two pins of one list apart. */
function searchWords(address: string): string {
  const { searchParams } = new URL(address, 'https://list.invalid');
  return [...searchParams.values()].join(', ') || 'List';
}
