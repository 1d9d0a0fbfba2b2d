import 'client-only';
import { useContext, useEffect, useRef, useState } from 'react';
import { PageSourceContext } from '../../../relay/pageContext.tsx';
import { fieldDenial } from '../../access/allowedResource.ts';
import { useAccess } from '../../access/useAccess.ts';
import buttons from '../../button.module.css';
import { useLocale } from '../../locale/useLocale.ts';
import { formatNames } from '../../../locale/names.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { tRich } from '../../locale/tRich.ts';
import { dayIn } from '../../../lists/days.ts';
import { fileDestination, LostFileError } from '../../../storage/fileDestination.ts';
import type { ListOfTable } from '../../list/listContext.ts';
import { readPage } from '../../list/readPage.ts';
import { saveFile } from '../../saveFile.ts';
import { useSelection } from '../../list/selection.ts';
import { exportRows, type ExportCounts } from './exportRun.ts';
import { Failure } from '../run/Failure.tsx';
import styles from './exportPanel.module.css';
import { csvWriter, jsonWriter, type ExportFormat } from '../run/fileFormats.ts';

type Progress =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly rows: number }
  | { readonly status: 'done'; readonly counts: ExportCounts }
  | { readonly status: 'failed'; readonly error: unknown };

interface Choice {
  readonly format: ExportFormat;
  readonly hasMark: boolean;
  readonly isSelectionOnly: boolean;
}

/** Writes what a list shows into a file: all rows that match, or those that are selected. */
export default function ExportPanel({ list }: { list: ListOfTable }) {
  const source = useContext(PageSourceContext);
  const selection = useSelection();
  const access = useAccess();
  const locale = useLocale();
  const [progress, setProgress] = useState<Progress>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async ({ format, hasMark, isSelectionOnly }: Choice) => {
    const { definition } = list;
    if (!definition || !source) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ status: 'running', rows: 0 });
    try {
      const { file, ...counts } = await exportRows({
        state: { ...list.address, columns: list.shown.columns ?? [] },
        load: (address) => readPage(definition, address, source, controller.signal),
        keys: isSelectionOnly && selection ? selection.rows : null,
        writer: format === 'csv' ? csvWriter({ hasMark }) : jsonWriter(),
        destination: fileDestination(),
        signal: controller.signal,
        isDenied: (column) => fieldDenial(access, list.resource, column) !== null,
        onProgress: (rows) => setProgress({ status: 'running', rows }),
        // JSON is for programs, which want the same names whoever exports it.
        locale: format === 'csv' ? locale : null,
      });
      saveFile(file, `${list.path.slice(1)}-${dayIn(locale.timeZone, Date.now())}.${format}`);
      setProgress({ status: 'done', counts });
    } catch (error) {
      setProgress(controller.signal.aborted ? { status: 'idle' } : { status: 'failed', error });
    }
  };
  const selected = selection && !selection.isAll ? selection.rows.size : 0;
  return (
    <div className={styles.panel}>
      {progress.status === 'running' ? (
        <div role="status">
          <p>
            {list.total
              ? tRich('{count, plural, one {# row} other {# rows}} so far, of {total}', locale, {
                  count: progress.rows,
                  total: list.total,
                })
              : t('{count, plural, one {# row} other {# rows}} so far', locale, {
                  count: progress.rows,
                })}
          </p>
          <button type="button" className={buttons.button} onClick={() => running.current?.abort()}>
            {t('Cancel', locale)}
          </button>
        </div>
      ) : (
        <ExportForm selected={selected} onStart={(choice) => void start(choice)} />
      )}
      {progress.status === 'done' && <Report counts={progress.counts} />}
      {progress.status === 'failed' && <ExportFailure error={progress.error} />}
    </div>
  );
}

function ExportFailure({ error }: { error: unknown }) {
  const locale = useLocale();
  if (!(error instanceof LostFileError)) return <Failure error={error} />;
  return (
    <p role="alert">
      {t('The browser has removed what was exported so far. Please export again.', locale)}
    </p>
  );
}

const FORMATS: readonly ExportFormat[] = ['csv', 'json'];

function ExportForm({
  selected,
  onStart,
}: {
  selected: number;
  onStart: (choice: Choice) => void;
}) {
  const locale = useLocale();
  const [format, setFormat] = useState<ExportFormat>('csv');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget);
        onStart({
          format,
          hasMark: given.has('mark'),
          isSelectionOnly: given.get('rows') === 'selected',
        });
      }}
    >
      <label>
        {t('Format', locale)}
        <select value={format} onChange={(event) => setFormat(event.target.value as ExportFormat)}>
          {FORMATS.map((name) => (
            <option key={name} value={name}>
              {name.toUpperCase()}
            </option>
          ))}
        </select>
      </label>
      {format === 'csv' && (
        <label className={styles.check}>
          <input type="checkbox" name="mark" />
          {t('For Excel (with a byte order mark)', locale)}
        </label>
      )}
      {selected > 0 && (
        <label>
          {t('Rows', locale)}
          <select name="rows" defaultValue="selected">
            <option value="selected">{t('{count} selected', locale, { count: selected })}</option>
            <option value="all">{t('All matching rows', locale)}</option>
          </select>
        </label>
      )}
      <button type="submit" className={buttons.primary}>
        {t('Export', locale)}
      </button>
    </form>
  );
}

function Report({ counts }: { counts: ExportCounts }) {
  const { rowCount, missing, unreadable, leftOut } = counts;
  const locale = useLocale();
  return (
    <p role="status" className={styles.report}>
      {t(
        '{count, plural, one {# row} other {# rows}} exported.{unreadable, plural, =0 {} one { # value is empty because the backend could not return it.} other { # values are empty because the backend could not return them.}}',
        locale,
        { count: rowCount, unreadable },
      )}
      {missing > 0 &&
        ` ${t(
          '{count, plural, one {# row is missing because the backend could not return it.} other {# rows are missing because the backend could not return them.}}',
          locale,
          { count: missing },
        )}`}
      {leftOut.length > 0 &&
        ` ${t('Left out, because you may not see them: {columns}', locale, {
          columns: formatNames(
            leftOut.map((label) => tLabel(label, locale)),
            locale,
          ),
        })}`}
    </p>
  );
}
