import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import type { Caught } from './caught.ts';
import styles from './fields.module.css';
import { Value } from './Value.tsx';

/** A Boolean, with icon and word. */
export function YesNo({ value }: { value: Caught<boolean> }) {
  return (
    <Value value={value}>
      {(yes) => (
        <span className={styles.yesNo}>
          {yes ? <CheckIcon fontSize="inherit" /> : <CloseIcon fontSize="inherit" />}{' '}
          {yes ? 'Yes' : 'No'}
        </span>
      )}
    </Value>
  );
}
