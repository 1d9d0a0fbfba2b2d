import type { ReactNode } from 'react';
import { withBasePath } from '../../address/basePath.ts';

export interface SignOutProps {
  /** Ends all sessions of the person, on other devices too. */
  readonly everywhere?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Ends the session and opens the sign-in screen; works without JavaScript. */
export function SignOut({ everywhere = false, className, children }: SignOutProps) {
  const action = everywhere ? 'sign-out-everywhere' : 'sign-out';
  return (
    <form method="post" action={withBasePath('/api/session')}>
      <button type="submit" name="action" value={action} className={className}>
        {children}
      </button>
    </form>
  );
}
