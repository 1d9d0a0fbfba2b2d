import { useEffect, useRef, useState } from 'react';
import type { Environment } from 'relay-runtime';
import type { Locale } from '../../../locale/locale.ts';
import type { Journal } from '../run/journal.ts';
import type { Notes } from '../run/notes.ts';
import type { Chosen } from './chosen.ts';
import { importJournal, type ImportPlan } from './importJournal.ts';
import { importRunner } from './importRunner.ts';
import { planOf, type ImportStep, type Review } from './importSteps.ts';
import type { ReadRow } from './readRows.ts';
import type { RecordImport } from './recordImport.ts';

/** The steps of an import, and its journal: one that was interrupted is offered first. */
export function useImportSteps(what: RecordImport, locale: Locale) {
  const journal = useRef<Journal<ImportPlan>>(null);
  const isStarted = useRef(false);
  const [step, setStep] = useState<ImportStep>({ name: 'source' });
  const { slug } = what.resource;
  useEffect(() => {
    const own = importJournal(slug);
    journal.current = own;
    own
      .look((interrupted) => setStep({ name: 'resume', interrupted }))
      // A browser that keeps nothing has nothing to go on with.
      .catch(() => undefined);
    return () => own.end();
  }, [slug]);
  const start = async (
    review: Review,
    rows: readonly ReadRow[],
    chosen: Chosen,
    newEnvironment: () => Environment,
  ) => {
    const own = journal.current;
    if (!own || isStarted.current) return;
    isStarted.current = true;
    const { table, interrupted } = review;
    const ready = interrupted
      ? own.takeOver()
      : own.begin(planOf(slug, review, rows, chosen)).then(() => NOTHING_KNOWN);
    // Where the browser keeps nothing, or another tab was first, each row says so by itself.
    const notes = await ready.catch(() => interrupted?.notes ?? NOTHING_KNOWN);
    const kept = { journal: own, notes };
    const runner = importRunner({ what, rows, kept, newEnvironment, locale });
    setStep({ name: 'run', table, rows, runner });
    runner.start();
  };
  return {
    step,
    setStep,
    start,
    stopLooking: () => journal.current?.stopLooking(),
    forget: () => void journal.current?.forget(),
  };
}

const NOTHING_KNOWN: Notes = new Map();
