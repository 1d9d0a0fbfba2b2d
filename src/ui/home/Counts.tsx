import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { usePageQuery, usePageQueryState } from '../../relay/pageContext.tsx';
import { valueOf, type Caught } from '../../relay/caught.ts';
import type { Choices } from '../../lists/choices.ts';
import { formatNumber } from '../../locale/formats.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { listHref, type Resource } from '../../address/resource.ts';
import { PageLink } from '../PageLink.tsx';
import styles from './home.module.css';

/** How the records of a resource are counted, in total and by status. */
export interface CountsDefinition<Query extends OperationType> {
  /** Counts all records under the alias `all`, and those of a status under the status's name. */
  readonly query: GraphQLTaggedNode;
  count(data: Query['response'], name: keyof Query['response']): Caught<string | number>;
  /** The list's filter by status, as the address has it, and the statuses. */
  readonly filter?: string;
  readonly choices?: Choices;
}

interface CountsProps<Query extends OperationType> extends CountsDefinition<Query> {
  readonly resource: Resource;
}

/** The number of records by the alias that counts them; undefined while it is awaited. */
type NumberOf = (name: string) => Caught<string | number>;

/** How many records there are, in total and by status. Each number links to its records. */
export function Counts<Query extends OperationType>(props: CountsProps<Query>) {
  const isKnown = usePageQueryState(props.query).status === 'ready';
  return isKnown ? <KnownCounts {...props} /> : <CountsView {...props} count={() => undefined} />;
}

function KnownCounts<Query extends OperationType>(props: CountsProps<Query>) {
  const data = usePageQuery<Query>(props.query);
  const count: NumberOf = (name) =>
    Object.hasOwn(data as object, name)
      ? props.count(data, name as keyof Query['response'])
      : undefined;
  return <CountsView {...props} count={count} />;
}

/** Takes the space of the numbers while they load, so that the layout does not shift. */
function CountsView({
  count: countOf,
  resource,
  filter,
  choices = {},
}: Pick<CountsProps<OperationType>, 'resource' | 'filter' | 'choices'> & { count: NumberOf }) {
  const locale = useLocale();
  const path = listHref(resource);
  const all = numberOf(countOf('all'));
  const statuses = Object.entries(choices).map(([value, choice]) => ({
    ...choice,
    label: tLabel(choice.label, locale),
    href: `${path}?${new URLSearchParams({ [filter ?? '']: value })}`,
    count: numberOf(countOf(value)),
  }));
  return (
    <>
      {all !== null && (
        <PageLink href={path} className={styles.total}>
          {t('{count} total', locale, { count: all })}
        </PageLink>
      )}
      {statuses.length > 0 && (
        <>
          <div className={styles.shares} aria-hidden="true">
            {statuses.map(({ href, label, tone, count }) => (
              <Share key={href} label={label} tone={tone} count={count} />
            ))}
          </div>
          <ul className={styles.statuses}>
            {statuses.map(({ href, label, tone, count }) => (
              <li key={href} className={styles.status} data-tone={tone}>
                <PageLink href={href}>
                  {label}{' '}
                  <span className={styles.number}>
                    {count === null ? '\u00a0' : formatNumber(count, locale)}
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface ShareProps {
  readonly label: string;
  readonly tone: Choices[string]['tone'];
  readonly count: number | null;
}

/** A bar, as wide as its status has records; none for a status without records. */
function Share({ label, tone, count }: ShareProps) {
  if (!count) return null;
  return (
    <span className={styles.share} data-tone={tone} title={label} style={{ flexGrow: count }} />
  );
}

/** Some backends return big numbers as text. */
function numberOf(count: Caught<string | number>): number | null {
  const value = valueOf(count);
  return value === null || Number.isNaN(Number(value)) ? null : Number(value);
}
