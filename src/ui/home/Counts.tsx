import NextLink from 'next/link';
import type { CSSProperties } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { usePageQuery, usePageQueryState } from '../../relay/pageContext.tsx';
import { valueOf, type Caught } from '../fields/caught.ts';
import type { Choices } from '../fields/Choice.tsx';
import { formatNumber } from '../locale/formats.ts';
import { useLocale } from '../locale/locale.ts';
import { listHref, type Resource } from '../resource.ts';
import styles from './home.module.css';

/** Numbers of records, in all and of each status by its name. */
interface Numbers {
  readonly all?: Caught<string | number>;
  readonly byStatus?: Readonly<Record<string, Caught<string | number>>>;
}

interface CountsProps<Query extends OperationType> {
  readonly query: GraphQLTaggedNode;
  readonly read: (data: Query['response']) => Numbers;
  readonly resource: Resource;
  /** The list's filter by status, as the address has it. */
  readonly filter?: string;
  readonly choices?: Choices;
}

/** How many records there are, in all and of each status. Each number leads to its records. */
export function Counts<Query extends OperationType>(props: CountsProps<Query>) {
  const isKnown = usePageQueryState(props.query).status === 'ready';
  return isKnown ? <KnownCounts {...props} /> : <CountsView {...props} numbers={{}} />;
}

function KnownCounts<Query extends OperationType>(props: CountsProps<Query>) {
  return <CountsView {...props} numbers={props.read(usePageQuery<Query>(props.query))} />;
}

/** Takes the same room before the numbers are there: nothing moves when they come. */
function CountsView({
  numbers,
  resource,
  filter,
  choices = {},
}: Pick<CountsProps<OperationType>, 'resource' | 'filter' | 'choices'> & { numbers: Numbers }) {
  const path = listHref(resource);
  const all = numberOf(numbers.all);
  return (
    <ul className={styles.counts}>
      <Count href={path} label="All" value={all} all={all} />
      {Object.entries(choices).map(([value, { label, tone }]) => (
        <Count
          key={value}
          href={`${path}?${new URLSearchParams({ [filter ?? '']: value })}`}
          label={label}
          value={numberOf(numbers.byStatus?.[value])}
          all={all}
          tone={tone}
        />
      ))}
    </ul>
  );
}

interface CountProps {
  readonly href: string;
  readonly label: string;
  readonly value: number | null;
  readonly all: number | null;
  readonly tone?: Choices[string]['tone'];
}

function Count({ href, label, value, all, tone }: CountProps) {
  const locale = useLocale();
  const share = tone && value !== null && all ? value / all : 0;
  return (
    <li className={styles.count} data-tone={tone} style={{ '--share': share } as CSSProperties}>
      <NextLink href={href} prefetch={false}>
        <span className={styles.countLabel}>{label}</span>{' '}
        <span className={styles.number}>
          {value === null ? '\u00a0' : formatNumber(value, locale)}
        </span>
      </NextLink>
    </li>
  );
}

/** Some backends give big numbers as text. */
function numberOf(count: Caught<string | number>): number | null {
  const value = valueOf(count);
  return value === null || Number.isNaN(Number(value)) ? null : Number(value);
}
