import { Component, type ComponentType, type ReactNode } from 'react';

interface FaultBoundaryProps {
  /** When it changes, what failed is rendered again. */
  readonly resetKey: string;
  /** What is shown in its place. */
  readonly Failed: ComponentType<FailureProps>;
  readonly children: ReactNode;
}

export interface FailureProps {
  /** What was thrown: an error of the backend, or a defect of the app. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

interface FaultBoundaryState {
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: string;
}

/** Catches what is thrown while something is rendered, so that what is around it still works. */
export class FaultBoundary extends Component<FaultBoundaryProps, FaultBoundaryState> {
  override state: FaultBoundaryState = { failure: null, resetKey: this.props.resetKey };

  #retried: unknown = null;

  static getDerivedStateFromError(error: unknown): Partial<FaultBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: FaultBoundaryProps,
    state: FaultBoundaryState,
  ): Partial<FaultBoundaryState> | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  // Relay keeps what a component's own query failed with for minutes: only a new page asks again.
  override componentDidCatch(error: unknown): void {
    if (error === this.#retried) window.location.reload();
  }

  override render(): ReactNode {
    const { Failed, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    const retry = () => {
      this.#retried = failure.error;
      this.setState({ failure: null });
    };
    return <Failed error={failure.error} onRetry={retry} />;
  }
}
