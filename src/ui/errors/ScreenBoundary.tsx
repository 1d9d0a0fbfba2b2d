import { Component } from 'react';
import type { ReactNode } from 'react';
import { isWireError } from '../../relay/errors.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import type { Advice } from './advice.ts';
import { ErrorAdvice } from './ErrorAdvice.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import styles from './errors.module.css';

interface ScreenBoundaryProps {
  /** The page's address: when it changes, the screen is rendered again. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: string;
}

/** Catches what a screen throws, so that the shell around it still works. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { failure: null, resetKey: this.props.resetKey };

  #retried: unknown = null;

  static getDerivedStateFromError(error: unknown): Partial<ScreenBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ScreenBoundaryProps,
    state: ScreenBoundaryState,
  ): Partial<ScreenBoundaryState> | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  // Relay keeps what a component's own query failed with for minutes: only a new page asks again.
  override componentDidCatch(error: unknown): void {
    if (error === this.#retried) window.location.reload();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const retry = () => {
      this.#retried = failure.error;
      this.setState({ failure: null });
    };
    if (isWireError(failure.error)) return <ErrorScreen error={failure.error} onRetry={retry} />;
    return <FaultScreen fault={failure.error} onRetry={retry} />;
  }
}

function FaultScreen({ fault, onRetry }: { fault: unknown; onRetry: () => void }) {
  const advice = adviceOnFault(fault, useLocale());
  return (
    <section className={styles.screen} role="alert">
      <h1>{advice.title}</h1>
      <ErrorAdvice advice={advice} onRetry={onRetry} />
    </section>
  );
}

function adviceOnFault(fault: unknown, locale: Locale): Advice {
  return {
    title: t('Something went wrong', locale),
    explanation: t(
      'This is an error in the app itself. Other pages still work. If trying again does not help, contact the administrator of the app.',
      locale,
    ),
    remedies: ['retry', 'reload'],
    details: [fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)],
  };
}
