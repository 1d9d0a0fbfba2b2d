import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableContainer from '@mui/material/TableContainer';
import type { ReactNode } from 'react';
import styles from './run.module.css';

interface ScrolledTableProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that scrolls by itself, so that the buttons below it stay in sight. */
export function ScrolledTable({ label, children }: ScrolledTableProps) {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label={label}
      className={styles.problems}
    >
      <Table size="small">{children}</Table>
    </TableContainer>
  );
}
