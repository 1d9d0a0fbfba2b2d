import dynamic from 'next/dynamic';
import { useFormContext, useFormState } from 'react-hook-form';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { loadUnasked } from '../../loading/loadUnasked.ts';
import styles from './form.module.css';
import type { InputProblem, ProblemListProps } from './ProblemList.tsx';

const loadList = () => import('./ProblemList.tsx').then((module) => module.ProblemList);

const LazyProblemList = dynamic(loadList, { ssr: false, loading: WhileLoading });

/** Loads what shows problems ahead of them. */
export function preloadProblems(): void {
  loadUnasked(loadList).catch(() => {});
}

/** A summary of all errors, each a link to its input. */
export function ProblemSummary(props: Omit<ProblemListProps, 'wrong'>) {
  const { control } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const wrong = submitCount === 0 ? [] : errorList(errors);
  const hasProblems = wrong.length + props.messages.length > 0;
  return (
    <div role="alert" className={hasProblems ? styles.summary : undefined}>
      {hasProblems && <LazyProblemList {...props} wrong={wrong} />}
    </div>
  );
}

/** The errors of a form at any depth, with the paths of their inputs. */
function errorList(errors: object, path: string[] = []): InputProblem[] {
  return Object.entries(errors).flatMap(([part, error]) => {
    if (typeof error !== 'object' || error === null || part === 'ref') return [];
    const { message } = error as { message?: unknown };
    const own = typeof message === 'string' ? [{ name: [...path, part].join('.'), message }] : [];
    return [...own, ...errorList(error, [...path, part])];
  });
}
