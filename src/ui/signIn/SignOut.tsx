import type { ReactNode } from 'react';

/** Ends the session and leads to the sign-in screen; works before any script has run. */
export function SignOut({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <form method="post" action="/api/session">
      <button type="submit" name="action" value="sign-out" className={className}>
        {children}
      </button>
    </form>
  );
}
