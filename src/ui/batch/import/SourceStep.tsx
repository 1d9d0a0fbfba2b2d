import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import form from '../../form/form.module.css';
import type { AnyFields } from '../../form/values.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { inSentence, t, tLabel } from '../../../locale/translate.ts';
import type { Resource } from '../../../address/resource.ts';
import styles from '../run/run.module.css';
import { csvWriter } from '../run/fileFormats.ts';
import { saveFile } from '../../saveFile.ts';
import { importable } from './columns.ts';
import { decode, readTable, type Table } from './readTable.ts';

/** Where the rows come from. */
export interface Source {
  readonly fileName: string;
  readonly text: string;
}

interface SourceStepProps {
  readonly resource: Resource;
  readonly fields: AnyFields;
  /** Somebody has chosen or pasted something. */
  readonly onChange: () => void;
  readonly onTable: (source: Source, table: Table) => void;
}

/** Takes a file, or what is pasted out of a spreadsheet. */
export function SourceStep({ resource, fields, onChange, onTable }: SourceStepProps) {
  const locale = useLocale();
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const take = (source: Source) => {
    const reading = readTable(source.text, locale);
    if ('problem' in reading) setProblem(reading.problem);
    else if (reading.table.rows.length === 0)
      setProblem(t('There are no rows below the header.', locale));
    else onTable(source, reading.table);
  };
  const takeFile = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    take({ fileName: file.name, text: decode(bytes) });
  };
  const saveTemplate = () => {
    const writer = csvWriter({ hasMark: true });
    const row = importable(fields).map((name) => ({
      label: tLabel(fields[name].label, locale),
      values: [{ part: '', value: '' }],
    }));
    const [headings] = writer.page([row]).split('\r\n');
    saveFile(
      new Blob([writer.start, headings, '\r\n'], { type: writer.type }),
      `${resource.slug}-template.csv`,
    );
  };
  return (
    <form
      className={styles.steps}
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        take({ fileName: t('pasted rows', locale), text: pasted });
      }}
    >
      <p>
        {t(
          'A CSV or tab-separated file: the first row names the columns, every other row is one of the {records}.',
          locale,
          { records: inSentence(resource.pluralLabel, locale) },
        )}
      </p>
      <label className={styles.picker} htmlFor={`${id}-file`}>
        {t('File|noun', locale)}
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void takeFile(file);
          }}
        />
      </label>
      <label className={styles.picker} htmlFor={`${id}-text`}>
        {t('Or paste rows', locale)}
        <textarea
          id={`${id}-text`}
          rows={6}
          className={form.textarea}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.buttons}>
        <Button type="submit" variant="contained" color="primary">
          {t('Next|step', locale)}
        </Button>
        <Button onClick={saveTemplate}>{t('Download template', locale)}</Button>
      </div>
    </form>
  );
}
