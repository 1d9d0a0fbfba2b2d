import { t } from '../../locale/translate.ts';
import { Counted, type Count } from '../list/Counted.tsx';
import { useLocale } from '../locale/useLocale.ts';
import styles from './record.module.css';

interface TabMatchesProps extends NumbersProps {
  readonly isNarrowed: boolean;
}

interface NumbersProps {
  /** How many match; undefined where the schema does not count them. */
  readonly total: Count | undefined;
  /** How many of them are shown, where these are all; otherwise null. */
  readonly shown: number | null;
  /** How many there are without what they are narrowed to. */
  readonly all: Count | undefined;
}

/**
 * How many of a tab's records match its filters: "3 of 12 match". The element is rendered empty before the number is
 * known, because screen readers announce only changes of an element that is already there.
 */
export function TabMatches({ isNarrowed, ...numbers }: TabMatchesProps) {
  return (
    <p role="status" className={isNarrowed ? styles.matches : 'visually-hidden'}>
      {isNarrowed && <Numbers {...numbers} />}
    </p>
  );
}

/** The numbers as far as they are known. */
function Numbers({ total, shown, all }: NumbersProps) {
  const locale = useLocale();
  return (
    <Counted count={total}>
      {(counted) => {
        const found = counted ?? shown;
        if (found === null) return null;
        const count = Number(found);
        return (
          <Counted count={all}>
            {(whole) =>
              whole === null
                ? t('{count} found', locale, { count })
                : t(OF_ALL, locale, { count, total: Number(whole) })
            }
          </Counted>
        );
      }}
    </Counted>
  );
}

const OF_ALL = '{count, plural, one {# of {total} matches} other {# of {total} match}}';
