import type { ReactNode } from 'react';
import type { Edges } from '../list/edges.ts';
import type { Columns } from '../fields/column.tsx';
import { Nothing } from '../fields/Value.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { tLabel } from '../../locale/translate.ts';
import styles from './timeline.module.css';

/** What entries take whose connections say something beside them: rows, as Relay refers to them. */
export interface EntriesProps<Rows> {
  readonly rows: Rows;
  readonly edges?: Edges;
}

interface ListProps<Row> extends EntriesProps<readonly Row[]> {
  /** The entry of a row. */
  readonly children: (row: Row) => ReactNode;
}

/** What happened, one entry below the other. */
export function Timeline<Row>(list: ListProps<Row>) {
  if (list.rows.length === 0) return <Nothing />;
  return (
    <ol className={styles.timeline}>
      <Entries {...list} />
    </ol>
  );
}

/** Things of several kinds, one entry below the other. */
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

/** What the connection says of an entry, such as the role in which somebody belongs there. */
function EdgeFacts({ columns, edge }: { columns: Edges['columns']; edge: unknown }) {
  const facts = (columns as Columns<unknown>).map(({ label, cell }) => ({
    label,
    value: cell(edge),
  }));
  return <Facts facts={facts} />;
}

interface TimelineEntryProps {
  /** What kind of thing it is, among others. */
  readonly label?: string;
  /** The record itself, where it has a page. */
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
  /** What is said of it. */
  readonly text?: ReactNode;
  /** What else there is to know. */
  readonly facts?: FactsProps['facts'];
}

/**
 * One thing that happened, or one of several kinds. What has no value is not there: its place says
 * nothing. Nor is what was not asked for, since the page around it says it.
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
