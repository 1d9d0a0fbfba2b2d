import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { listHref, type ResourceGroups } from '../../address/resource.ts';
import { isPinned, keepVisits, readVisits, withPinToggled, type Visit } from './visits.ts';
import { visitWords } from './visitWords.ts';
import styles from './visits.module.css';

/** What is pinned, what was looked at lately, and the pin for what is in sight. */
export default function VisitsPanel({ resources }: { resources: ResourceGroups }) {
  const locale = useLocale();
  const { asPath } = useRouter();
  const [visits, setVisits] = useState(readVisits);
  const toggle = (visit: Visit) => setVisits(keepVisits(withPinToggled(readVisits(), visit)));
  const here = placeOf(asPath, resources, [...visits.pinned, ...visits.recent]);
  const kept = { resources, onToggle: toggle };
  return (
    <div className={styles.panel}>
      <Visited {...kept} label={t('Pinned', locale)} visits={visits.pinned} isPinned />
      <Visited {...kept} label={t('Recent', locale)} visits={visits.recent} />
      {visits.pinned.length + visits.recent.length === 0 && (
        <p>{t('Records that you view are listed here.', locale)}</p>
      )}
      {here && !isPinned(visits, here.href) && (
        <button type="button" className={buttons.button} onClick={() => toggle(here)}>
          {t('Pin {title}', locale, { title: visitWords(here, resources, locale).title })}
        </button>
      )}
    </div>
  );
}

interface VisitedProps {
  readonly label: string;
  readonly visits: readonly Visit[];
  readonly resources: ResourceGroups;
  readonly isPinned?: boolean;
  readonly onToggle: (visit: Visit) => void;
}

function Visited({ label, visits, resources, isPinned = false, onToggle }: VisitedProps) {
  const locale = useLocale();
  if (visits.length === 0) return null;
  const named = visits.map((visit) => ({ visit, ...visitWords(visit, resources, locale) }));
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {named.map(({ visit, title, of }) => (
          <li key={visit.href}>
            <NextLink href={visit.href} prefetch={false}>
              {title} <small>{of}</small>
            </NextLink>
            <button
              type="button"
              className={buttons.icon}
              aria-pressed={isPinned}
              aria-label={t('Pin {title}', locale, { title })}
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
  if (list) return { href: address, title: list.pluralLabel, of: list.pluralLabel };
  return visits.find(({ href }) => href === path) ?? null;
}
