import { readFileSync } from 'node:fs';

/** A process in a way that outlives it: a pid alone may be given to another process later. */
export interface ProcessMark {
  pid: number;
  /** When it started, where the system tells (Linux: clock ticks since boot); else null. */
  started: string | null;
}

/** The running process. */
export function ownMark(): ProcessMark {
  return { pid: process.pid, started: startOf(process.pid) };
}

/** Whether that very process still runs. */
export function isRunning(mark: ProcessMark): boolean {
  try {
    process.kill(mark.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return mark.started === startOf(mark.pid);
}

/** Field 22 of /proc/PID/stat (proc(5)); the process's name before it may hold spaces and brackets. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return null;
  }
}
