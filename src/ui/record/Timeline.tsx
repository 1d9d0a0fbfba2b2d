import type { ReactNode } from 'react';
import type { Edges } from '../list/beside.tsx';
import type { Columns } from '../fields/column.tsx';
import { Nothing } from '../fields/Value.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { tLabel } from '../../locale/translate.ts';
import styles from './timeline.module.css';

/** Props of entries whose connection has edge fields: rows as Relay's fragment references. */
export interface EntriesProps<Rows> {
  readonly rows: Rows;
  readonly edges?: Edges;
}

interface ListProps<Row> extends EntriesProps<readonly Row[]> {
  /** Renders the entry of a row. */
  readonly children: (row: Row) => ReactNode;
}

/** A list of events. */
export function Timeline<Row>(list: ListProps<Row>) {
  if (list.rows.length === 0) return <Nothing />;
  return (
    <ol className={styles.timeline}>
      <Entries {...list} />
    </ol>
  );
}

/** A list of union members. */
export function EntryList<Row>(list: ListProps<Row>) {
  if (list.rows.length === 0) return <Nothing />;
  return (
    <ul className={styles.entries}>
      <Entries {...list} />
    </ul>
  );
}

function Entries<Row>({ rows, edges, children }: ListProps<Row>) {
  return rows.map((row, index) => (
    <li key={index}>
      {children(row)}
      {edges && <EdgeFacts columns={edges.columns} edge={edges.data[index]} />}
    </li>
  ));
}

interface FactsProps {
  readonly facts: ReadonlyArray<{ readonly label: string; readonly value: ReactNode }>;
}

function Facts({ facts }: FactsProps) {
  const locale = useLocale();
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{tLabel(label, locale)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The edge fields of an entry, such as a person's role in a group. */
function EdgeFacts({ columns, edge }: { columns: Edges['columns']; edge: unknown }) {
  const facts = (columns as Columns<unknown>).map(({ label, cell }) => ({
    label,
    value: cell(edge),
  }));
  return <Facts facts={facts} />;
}

interface TimelineEntryProps {
  /** The type's label, where there are several types. */
  readonly label?: string;
  /** A link to the record, where it has a page. */
  readonly record?: ReactNode;
  readonly moment?: ReactNode;
  /** What happened. */
  readonly kind?: ReactNode;
  /** Who did it. */
  readonly actor?: ReactNode;
  /** What was changed, from what, to what. */
  readonly changed?: ReactNode;
  readonly from?: ReactNode;
  readonly to?: ReactNode;
  /** Its text. */
  readonly text?: ReactNode;
  /** Further fields. */
  readonly facts?: FactsProps['facts'];
}

/**
 * One event, or one union member. Empty fields are omitted, as are fields that were not queried
 * because the surrounding page shows them.
 */
export function TimelineEntry(props: TimelineEntryProps) {
  const { label, record, moment, kind, actor, changed, from, to, text, facts = [] } = props;
  const locale = useLocale();
  return (
    <article className={styles.entry}>
      <p className={styles.head}>
        {label !== undefined && <span className={styles.what}>{tLabel(label, locale)}</span>}
        <Part of={record} className={styles.record} />
        <Part of={kind} />
        <Part of={actor} className={styles.actor} />
        <Part of={moment} className={styles.moment} />
      </p>
      {(from !== undefined || to !== undefined) && (
        <p className={styles.change}>
          <Part of={changed} className={styles.label} />
          <del>{from}</del>
          <span aria-hidden="true" className={styles.arrow} />
          <ins>{to}</ins>
        </p>
      )}
      {text !== undefined && <div className={styles.text}>{text}</div>}
      {facts.length > 0 && <Facts facts={facts} />}
    </article>
  );
}

function Part({ of, className }: { of: ReactNode; className?: string }) {
  return of === undefined ? null : (
    <span className={`${styles.part} ${className ?? ''}`}>{of}</span>
  );
}
