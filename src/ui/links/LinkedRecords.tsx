import type { ReactNode } from 'react';
import { labelOf } from '../../locale/labelOf.ts';
import { inSentence, t, tLabel } from '../../locale/translate.ts';
import { reading } from '../../relay/caught.ts';
import type { ValueProps } from '../fields/fieldProps.ts';
import { Value } from '../fields/Value.tsx';
import { useAccess } from '../access/useAccess.ts';
import { usePagePath } from '../embeddedPage.ts';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import styles from './links.module.css';
import { LinksButton } from './LinksButton.tsx';
import { mayLink, type LinksOperation } from '../action/recordLinks.ts';
import { PageLink } from '../PageLink.tsx';

interface LinkedRecordsProps<Linked> extends ValueProps<ReadonlyArray<Linked | null | undefined>> {
  /** The tab that has all of them. */
  readonly tab: string;
  /** So many are asked for. */
  readonly limit: number;
  readonly links: LinksOperation;
  /** A link to one of them. */
  readonly children: (record: Linked) => ReactNode;
}

/** The records that one is linked to, such as its tags, by their names; and a button that adds and removes them. */
export function LinkedRecords<Linked>({
  tab,
  limit,
  links,
  value,
  children,
  ...field
}: LinkedRecordsProps<Linked>) {
  const locale = useLocale();
  const path = usePagePath();
  const isAllowed = mayLink(useAccess(), links);
  const label = field.label ?? labelOf(field.name ?? '');
  const records = inSentence(label, locale);
  const read = reading(value);
  return (
    <Value {...field} readOnly isKept value={read.ok ? (read.value ?? []) : value}>
      {(all) => (
        <ul className={styles.linked} aria-label={tLabel(label, locale)}>
          {all.slice(0, limit).map(
            (record, index) =>
              record && (
                // They are told apart by what the link says of them.
                <li key={index}>{children(record)}</li>
              ),
          )}
          {all.length >= limit && (
            <li>
              <PageLink href={`${path}?tab=${tab}#related`}>
                {t('All {records}', locale, { records })}
              </PageLink>
            </li>
          )}
          {isAllowed && (
            <li className={styles.edit}>
              <LinksButton label={label} links={links}>
                <Icon name={all.length > 0 ? 'pencil' : 'plus'} size={13} />
              </LinksButton>
            </li>
          )}
        </ul>
      )}
    </Value>
  );
}
