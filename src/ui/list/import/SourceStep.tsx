import { useId, useState } from 'react';
import buttons from '../../button.module.css';
import form from '../../form/form.module.css';
import type { AnyFields } from '../../form/values.ts';
import styles from '../run/run.module.css';
import { csvWriter } from '../export/fileFormats.ts';
import { saveFile } from '../saveFile.ts';
import { importable } from './columns.ts';
import { decode, readTable, type Table } from './readTable.ts';

/** Where the rows come from. */
export interface Source {
  readonly fileName: string;
  readonly text: string;
}

interface SourceStepProps {
  readonly plural: string;
  readonly fields: AnyFields;
  readonly onTable: (source: Source, table: Table) => void;
}

/** Takes a file, or what is pasted out of a spreadsheet. */
export function SourceStep({ plural, fields, onTable }: SourceStepProps) {
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const take = (source: Source) => {
    const reading = readTable(source.text);
    if ('problem' in reading) setProblem(reading.problem);
    else if (reading.table.rows.length === 0) setProblem('There are no rows below the headings.');
    else onTable(source, reading.table);
  };
  const takeFile = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    take({ fileName: file.name, text: decode(bytes) });
  };
  const saveTemplate = () => {
    const writer = csvWriter({ hasMark: true });
    const row = importable(fields).map((name) => ({
      label: fields[name].label,
      values: [{ part: '', value: '' }],
    }));
    const [headings] = writer.page([row]).split('\r\n');
    saveFile(
      new Blob([writer.start, headings, '\r\n'], { type: writer.type }),
      `${plural.replaceAll(' ', '-')}-template.csv`,
    );
  };
  return (
    <form
      method="dialog"
      className={styles.steps}
      onSubmit={(event) => {
        event.preventDefault();
        take({ fileName: 'pasted rows', text: pasted });
      }}
    >
      <p>
        {`A CSV or tab-separated file: the first row names the columns, each other row is one of the ${plural}.`}
      </p>
      <label className={styles.picker} htmlFor={`${id}-file`}>
        File
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
        Or paste rows
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
        <button type="submit" className={buttons.primary}>
          Next
        </button>
        <button type="button" className={buttons.button} onClick={saveTemplate}>
          Save an empty file to fill in
        </button>
      </div>
    </form>
  );
}
