import { allowedSignInHeaders } from '../src/server/callHeaders.ts';
import { settings } from '../src/server/settings.ts';
import type { SignInProps } from '../src/ui/signIn/SignIn.tsx';

export { SignIn as default } from '../src/ui/signIn/SignIn.tsx';

/** What people may sign in with is a setting of the server. */
export function getServerSideProps(): { props: SignInProps } {
  return { props: { headers: allowedSignInHeaders(settings()) } };
}
