import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { allowedSignInHeaders } from '../server/callHeaders.ts';
import { settings } from '../server/settings.ts';
import { providerPath } from '../ui/signIn/ProviderLinks.tsx';
import { signInForm } from '../server/session/signInPage.ts';
import type { SignInProps } from '../ui/signIn/SignIn.tsx';

/**
 * The `getServerSideProps` of `pages/sign-in.tsx`: what people may sign in with is a setting of the server. Where it is
 * one provider and nothing else, a setting has people led there at once, unless they come from there. With it, the form
 * of the schema's own mutation is not shown.
 */
export async function signInProps({
  req,
  query,
}: Pick<GetServerSidePropsContext, 'query' | 'req'>): Promise<
  GetServerSidePropsResult<SignInProps>
> {
  const { leadsToProvider, ...known } = settings();
  const headers = allowedSignInHeaders(known);
  const providers = known.providers.map(({ name, label }) => ({ name, label }));
  const { problem } = query;
  const isResponse = problem !== undefined && problem !== 'SESSION_ENDED';
  const comesFromPage = typeof query.returnTo === 'string' && !isResponse;
  const form = leadsToProvider ? null : await signInForm(req, isResponse);
  const isOnlyWay = headers.length === 0 && !form && providers.length === 1;
  if (leadsToProvider && comesFromPage && isOnlyWay) {
    const destination = providerPath(providers[0].name, String(query.returnTo));
    return { redirect: { destination, permanent: false } };
  }
  const isBehindProxy = known.forwardHeaders.length > 0;
  return { props: { headers, form, people: known.signInPeople, providers, isBehindProxy } };
}
