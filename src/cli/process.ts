import { readFileSync } from 'node:fs';

/** Identifies a process beyond its lifetime, since process ids are reused. */
export interface ProcessMark {
  pid: number;
  /** Start time in clock ticks since boot on Linux; null elsewhere. */
  started: string | null;
}

/** The current process. */
export function currentProcessMark(): ProcessMark {
  return { pid: process.pid, started: startOf(process.pid) };
}

/** Whether exactly that process still runs. */
export function isRunning(mark: ProcessMark): boolean {
  try {
    process.kill(mark.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return mark.started === startOf(mark.pid);
}

/**
 * Field 22 of /proc/PID/stat (proc(5)). The process's name before it may contain spaces and
 * parentheses.
 */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return null;
  }
}
