import buttons from '../button.module.css';

interface DeniedButtonProps {
  readonly label: string;
  /** Why it does nothing. */
  readonly reason: string;
  readonly isDangerous?: boolean;
}

/** A button for what the person may not do: it can be reached, and says why it does nothing. */
export function DeniedButton({ label, reason, isDangerous = false }: DeniedButtonProps) {
  return (
    <button
      type="button"
      aria-disabled="true"
      title={reason}
      className={isDangerous ? buttons.danger : buttons.button}
    >
      {label}
      <span className="visually-hidden"> ({reason})</span>
    </button>
  );
}
