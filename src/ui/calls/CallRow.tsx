import { toCurl, type LoggedCall } from '../../relay/callLog.ts';
import { GRAPHQL_PATH } from '../../relay/pageEnvironment.ts';
import buttons from '../button.module.css';
import { formatNumber } from '../../locale/formats.ts';
import { formatBytes } from '../../locale/measures.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Message } from '../../locale/messages.ts';
import { t } from '../../locale/translate.ts';
import { copyWithToast } from '../toasts/copyWithToast.ts';
import styles from './calls.module.css';

/** One call, expandable to its variables, errors, and links to repeat it elsewhere. */
export function CallRow({ call }: { call: LoggedCall }) {
  const locale = useLocale();
  const variables = JSON.stringify(call.variables, null, 2);
  return (
    <li>
      <details className={styles.call} data-outcome={call.outcome}>
        <summary>
          <code>{call.name}</code>
          <span>{reasonOf(call, locale)}</span>
          <span className={styles.figures}>{figuresOf(call, locale)}</span>
        </summary>
        {call.errors.length > 0 && (
          <ul className={styles.errors}>
            {call.errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        )}
        <pre tabIndex={0} aria-label={t('Variables', locale)}>
          {variables}
        </pre>
        <div className={styles.copies}>
          <Copy text={() => variables} offer="Copy variables" done="Variables copied" />
          {call.document !== null && (
            <Copy
              text={() => toCurl(call, new URL(GRAPHQL_PATH, location.href).href)}
              offer="Copy as curl"
              done="Copied as curl"
            />
          )}
        </div>
      </details>
    </li>
  );
}

interface CopyProps {
  readonly text: () => string;
  readonly offer: Message;
  readonly done: Message;
}

function Copy({ text, offer, done }: CopyProps) {
  const locale = useLocale();
  return (
    <button
      type="button"
      className={buttons.button}
      onClick={() => void copyWithToast(text(), done, locale)}
    >
      {t(offer, locale)}
    </button>
  );
}

/** Why the call was made, and what answered it. */
function reasonOf({ source, why, kind }: LoggedCall, locale: Locale): string {
  const reason = why
    ? t(
        '{query}: {need, select, page {required by the page} panel {part of the page} other {deferred}}{before, select, ready {, refreshed} failed {, retried after a failure} other {}}',
        locale,
        { ...why },
      )
    : t(
        '{kind, select, mutation {mutation} subscription {subscription} other {part of the page}}',
        locale,
        { kind },
      );
  const from = t(
    '{source, select, server {rendered by the server} store {from the store} other {from the backend}}',
    locale,
    { source },
  );
  return source === 'server' ? from : `${reason} · ${from}`;
}

function figuresOf({ outcome, durationMs, size, attempts }: LoggedCall, locale: Locale): string {
  const said = t(
    '{outcome, select, running {pending} answered {completed} failed {failed} other {canceled}}',
    locale,
    { outcome },
  );
  const tries =
    attempts > 1 ? t('{count, plural, other {sent # times}}', locale, { count: attempts }) : null;
  const time = durationMs === null ? null : `${formatNumber(Math.round(durationMs), locale)} ms`;
  const bytes = size === null ? null : formatBytes(size, locale);
  return [said, tries, time, bytes].filter((part) => part !== null).join(' · ');
}
