import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useViewer } from '../../relay/viewer.ts';
import { SignInLink } from '../access/SignInLink.tsx';
import { useAccess } from '../access/useAccess.ts';
import buttons from '../button.module.css';

/** Rendered on the server, too. Who has not signed in loads no code of it. */
const AccountMenu = dynamic(() => import('./AccountMenu.tsx').then((module) => module.AccountMenu));

/**
 * Who is signed in, or the way to sign in and back.
 *
 * @param canSignOut whether somebody has signed in here, rather than that the app has credentials of its own
 */
export function Account({ canSignOut }: { canSignOut: boolean }) {
  const { pathname } = useRouter();
  const { isSignedOut } = useAccess();
  const person = useViewer();
  if (canSignOut || person) return <AccountMenu canSignOut={canSignOut} />;
  return isSignedOut && pathname !== '/sign-in' ? <SignInLink className={buttons.button} /> : null;
}
