import Button from '@mui/material/Button';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useWatch } from 'react-hook-form';
import type { Locale } from '../../../../locale/locale.ts';
import { t } from '../../../../locale/translate.ts';
import { findProblems, type AnyFields, type FormState } from '../../../form/values.ts';
import { Icon } from '../../../Icon.tsx';
import styles from '../../run/run.module.css';
import { ScrolledTable } from '../../run/ScrolledTable.tsx';
import type { Target } from '../targets.ts';
import { stepOf, type FieldChange, type Step } from './fieldChange.ts';
import type { RecordReading } from '../../../form/recordReading.ts';
import { comparedWords } from './recordValues.ts';
import type { PreviewRows } from './usePreviewRows.ts';

interface ChangePreviewProps {
  readonly change: FieldChange;
  /** The inputs of the records. */
  readonly fields: AnyFields;
  readonly targets: readonly Target[];
  readonly rows: PreviewRows;
  /** The form as it was before anything was entered. */
  readonly start: FormState;
  readonly locale: Locale;
}

const NOTHING: FormState = {};

/** What becomes of the first records, as soon as it is entered what is to be done with them. */
export function ChangePreview({
  change,
  fields,
  targets,
  rows: { read, shown, showMore },
  start,
  locale,
}: ChangePreviewProps) {
  const entered: FormState = { ...start, ...(useWatch() as FormState) };
  const isEntered = findProblems(change.operands, entered, locale, NOTHING).length === 0;
  const first = targets.slice(0, shown).map((target) => {
    const reading = read.get(target.key);
    const step = isEntered && reading ? outcomeOf(reading, change, entered, fields, locale) : null;
    return { target, reading, step };
  });
  const changed = first.filter(({ step }) => step?.outcome === 'changed').length;
  const isKnown = isEntered && first.every(({ reading }) => reading !== undefined);
  return (
    <div className={styles.preview}>
      <p role="status">
        {isKnown
          ? t('Of the {shown} shown of {total}, {changed} would change.', locale, {
              shown,
              total: targets.length,
              changed,
            })
          : t('What becomes of the records is shown here, before anything is sent.', locale)}
      </p>
      <ScrolledTable label={t('Preview', locale)}>
        <TableHead>
          <TableRow>
            <TableCell component="th">{t('Record', locale)}</TableCell>
            <TableCell component="th">{t('Before|a change', locale)}</TableCell>
            <TableCell component="th">{t('After|a change', locale)}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {first.map(({ target, reading, step }) => (
            <TableRow key={target.key}>
              <TableCell component="th" scope="row">
                {target.title}
              </TableCell>
              <Values
                reading={reading}
                step={step}
                change={change}
                fields={fields}
                locale={locale}
              />
            </TableRow>
          ))}
        </TableBody>
      </ScrolledTable>
      {showMore && (
        <p>
          <Button onClick={showMore}>{t('Show more records', locale)}</Button>
        </p>
      )}
    </div>
  );
}

function outcomeOf(
  reading: RecordReading,
  change: FieldChange,
  entered: FormState,
  fields: AnyFields,
  locale: Locale,
): Step {
  if ('reason' in reading) return { outcome: 'impossible', reason: reading.reason };
  return stepOf(change, reading.state, entered, fields, locale);
}

interface ValuesProps {
  /** Undefined until the record is read. */
  readonly reading: RecordReading | undefined;
  /** Null until it is entered what is to be done. */
  readonly step: Step | null;
  readonly change: FieldChange;
  readonly fields: AnyFields;
  readonly locale: Locale;
}

/** The cells with the values of a record before and after. */
function Values({ reading, step, change: { names }, fields, locale }: ValuesProps) {
  if (reading === undefined || 'reason' in reading)
    return (
      <>
        <TableCell>{reading === undefined ? '…' : '—'}</TableCell>
        <TableCell>{reading && <Reason>{reading.reason}</Reason>}</TableCell>
      </>
    );
  const after = step?.outcome === 'changed' ? step.after : reading.state;
  const [now, then] = comparedWords(fields, names, [reading.state, after], locale);
  return (
    <>
      <TableCell>{now}</TableCell>
      <TableCell>
        {step?.outcome === 'changed' && <strong>{then}</strong>}
        {step?.outcome === 'same' && (
          <span className={styles.quiet}>{t('It stays as it is.', locale)}</span>
        )}
        {step?.outcome === 'impossible' && <Reason>{step.reason}</Reason>}
      </TableCell>
    </>
  );
}

function Reason({ children }: { readonly children: string }) {
  return (
    <span className={styles.reason}>
      <Icon name="warning" size={14} /> {children}
    </span>
  );
}
