import { allowedSignInHeaders } from '../server/callHeaders.ts';
import { settings } from '../server/settings.ts';
import type { SignInProps } from '../ui/signIn/SignIn.tsx';

/** The `getServerSideProps` of `pages/sign-in.tsx`: what people may sign in with is a setting of the server. */
export function signInProps(): { props: SignInProps } {
  return { props: { headers: allowedSignInHeaders(settings()) } };
}
