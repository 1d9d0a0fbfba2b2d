import Head from 'next/head';
import NextLink from 'next/link';
import type { ReactNode } from 'react';
import { titleOf, type Title } from '../fields/title.ts';
import buttons from '../button.module.css';
import { editHref, hasScreen, listHref, type RecordKey, type Resource } from '../resource.ts';
import styles from './record.module.css';

export interface RecordScreenProps {
  readonly resource: Resource;
  readonly recordKey: RecordKey | null | undefined;
  /** What names the record; its label and key stand in where nothing does. */
  readonly title?: Title;
  /** Status chips, beside the title. */
  readonly status?: ReactNode;
  /** Buttons for what can be done with the record, beside the way to its form. */
  readonly actions?: ReactNode;
  /** What is read once and looked up often: keys, times, and the records that this one belongs to. */
  readonly side?: ReactNode;
  /** The records that belong to this one. */
  readonly tabs?: ReactNode;
  /** The record's own fields, in sections. */
  readonly children?: ReactNode;
}

/** One record: who it is, what it holds, where it belongs, and what belongs to it. */
export function RecordScreen({
  resource,
  recordKey,
  title,
  status,
  actions,
  side,
  tabs,
  children,
}: RecordScreenProps) {
  const name = titleOf(resource, recordKey, title);
  return (
    <article className={styles.screen}>
      <Head>
        <title>{`${name} · ${resource.pluralLabel} · Frontage`}</title>
      </Head>
      <header className={styles.header}>
        <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
          {hasScreen(resource, 'list') ? (
            <NextLink href={listHref(resource)}>{resource.pluralLabel}</NextLink>
          ) : (
            resource.pluralLabel
          )}
        </nav>
        <div className={styles.heading}>
          <h1>{name}</h1>
          {status}
          <div className={styles.actions}>
            {hasScreen(resource, 'edit') && recordKey !== null && recordKey !== undefined && (
              <NextLink
                href={editHref(resource, recordKey)}
                prefetch={false}
                className={buttons.button}
              >
                Edit
              </NextLink>
            )}
            {actions}
          </div>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        {side && <aside className={styles.side}>{side}</aside>}
      </div>
      {tabs}
    </article>
  );
}

/** Facts that belong together, with a heading of their own where there are several sections. */
export function Section({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      {title && <h2>{title}</h2>}
      <dl className={styles.facts}>{children}</dl>
    </section>
  );
}

interface FactProps {
  readonly label: string;
  /** The schema's own words on the field. */
  readonly help?: string;
  /** For texts and structures: the fact takes the whole width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One field of a record with its label. */
export function Fact({ label, help, wide, children }: FactProps) {
  return (
    <div className={wide ? styles.wideFact : styles.fact}>
      <dt title={help}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
