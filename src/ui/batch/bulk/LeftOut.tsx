import { formatNames } from '../../../locale/names.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t } from '../../../locale/translate.ts';
import { Icon } from '../../Icon.tsx';
import type { Target } from './targets.ts';

interface LeftOutProps {
  /** Records whose permissions exclude this work for the person. */
  readonly targets: readonly Target[];
  readonly locale: Locale;
}

/** So many of them are named. */
const NAMED = 10;

/** Names the records that a run leaves out, because they do not allow it. */
export function LeftOut({ targets, locale }: LeftOutProps) {
  if (targets.length === 0) return null;
  const rest = targets.length - NAMED;
  const more = rest > 0 ? [t('and {count} more', locale, { count: rest })] : [];
  return (
    <p>
      <Icon name="lock" size={14} />{' '}
      {t('Left out, because you may not do this with them: {records}', locale, {
        records: formatNames(
          [...targets.slice(0, NAMED).map(({ title }) => title), ...more],
          locale,
        ),
      })}
    </p>
  );
}
