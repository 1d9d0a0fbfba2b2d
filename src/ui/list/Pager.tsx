import { useRouter } from 'next/router';
import type { FormEvent, ReactNode } from 'react';
import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import { formatNumber } from '../../locale/formats.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { HiddenInputs } from './HiddenInputs.tsx';
import { listStateHref, SIZES, type ListAddress } from '../../lists/listAddress.ts';
import { hiddenParameters } from './listForm.ts';
import { RangeOfUnknown, RowRangeContext } from './ListTotal.tsx';
import styles from './list.module.css';
import { withBasePath } from '../../address/basePath.ts';
import { countTurn } from './openedFrom.ts';
import { PageLink } from '../PageLink.tsx';

interface PagerProps {
  readonly previousHref: string | null;
  readonly nextHref: string | null;
  /** The first page; null on it. */
  readonly firstHref: string | null;
  /** The last page; null if it cannot be requested. */
  readonly lastHref: string | null;
  /** The list and the current page, if pages can be requested by number. */
  readonly jump: PageJumpProps | null;
  /** Which of all rows these are, where it is known. */
  readonly range: readonly [first: number, last: number] | null;
  /** The number of all rows, which loads separately. */
  readonly total?: ReactNode;
  /** How many rows there are on this page; left out where no record is opened from them. */
  readonly rowCount?: number;
  readonly size: number;
  /** The list with that many rows on a page; null where the number is fixed. */
  readonly sizeHref: ((size: number) => string) | null;
}

/** The range of shown rows and links to other pages; nothing if all rows are shown. */
export function Pager(props: PagerProps) {
  const { previousHref, nextHref, firstHref, lastHref, jump } = props;
  const { range, total, rowCount, size, sizeHref } = props;
  const locale = useLocale();
  const isWhole = !previousHref && !nextHref;
  if (isWhole && (!sizeHref || size <= SIZES[0])) return null;
  return (
    <nav className={styles.pager} aria-label={t('Pages', locale)} data-first={range?.[0]}>
      {range && (
        <p className={styles.range}>
          <RowRangeContext value={{ rows: range, hasMore: nextHref !== null }}>
            {total ?? <RangeOfUnknown />}
          </RowRangeContext>
        </p>
      )}
      {sizeHref && (
        <p className={styles.sizes}>
          {t('Rows per page', locale)}
          {SIZES.map((rows) => (
            <PageLink
              key={rows}
              href={sizeHref(rows)}
              scroll={false}
              aria-label={t('{rows, plural, one {# row} other {# rows}} per page', locale, {
                rows,
              })}
              aria-current={rows === size ? 'true' : undefined}
            >
              {formatNumber(rows, locale)}
            </PageLink>
          ))}
        </p>
      )}
      {jump && <PageJump {...jump} />}
      {firstHref && (
        <PageLink href={firstHref} className={styles.end}>
          {t('First|page', locale)}
        </PageLink>
      )}
      <TurnLink href={previousHref} rel="prev" rowCount={rowCount}>
        <Icon name="chevronLeft" /> {t('Previous|page', locale)}
      </TurnLink>
      <TurnLink href={nextHref} rel="next" rowCount={rowCount}>
        {t('Next|page', locale)} <Icon name="chevronRight" />
      </TurnLink>
      {lastHref && (
        <PageLink href={lastHref} className={styles.end}>
          {t('Last|page', locale)}
        </PageLink>
      )}
    </nav>
  );
}

interface PageJumpProps {
  readonly path: string;
  readonly address: ListAddress;
  readonly page: number;
}

/** Opens a page by its number: a GET form, which works without JavaScript. */
function PageJump({ path, address, page }: PageJumpProps) {
  const locale = useLocale();
  const router = useRouter();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = Number(new FormData(event.currentTarget).get('page'));
    void router.push(
      listStateHref(path, { ...address, position: wanted > 1 ? { page: wanted } : {} }),
    );
  };
  return (
    <form
      key={page}
      method="get"
      action={withBasePath(path)}
      onSubmit={onSubmit}
      className={styles.jump}
    >
      <label>
        {t('Page|number', locale)}{' '}
        <input type="number" name="page" min={1} required defaultValue={page} />
      </label>
      <HiddenInputs parameters={hiddenParameters(address, () => false)} />
    </form>
  );
}

interface TurnLinkProps extends Pick<PagerProps, 'rowCount'> {
  readonly href: string | null;
  readonly rel: 'prev' | 'next';
  readonly children: ReactNode;
}

function TurnLink({ href, rel, rowCount, children }: TurnLinkProps) {
  if (!href) {
    return (
      <span className={buttons.button} aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <PageLink
      href={href}
      rel={rel}
      className={buttons.button}
      onClick={({ currentTarget }) =>
        rowCount !== undefined && countTurn(currentTarget, href, rel, rowCount)
      }
    >
      {children}
    </PageLink>
  );
}
