import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { allowedSignInHeaders } from '../server/callHeaders.ts';
import { settings } from '../server/settings.ts';
import { providerPath } from '../ui/signIn/ProviderLinks.tsx';
import type { SignInProps } from '../ui/signIn/SignIn.tsx';

/**
 * The `getServerSideProps` of `pages/sign-in.tsx`: what people may sign in with is a setting of the server. Where it is
 * one provider and nothing else, a setting has people led there at once, unless they come from there.
 */
export function signInProps({
  query,
}: Pick<GetServerSidePropsContext, 'query'>): GetServerSidePropsResult<SignInProps> {
  const { leadsToProvider, ...known } = settings();
  const headers = allowedSignInHeaders(known);
  const providers = known.providers.map(({ name, label }) => ({ name, label }));
  const comesFromPage = typeof query.returnTo === 'string' && query.problem === undefined;
  if (leadsToProvider && comesFromPage && headers.length === 0 && providers.length === 1) {
    const destination = providerPath(providers[0].name, String(query.returnTo));
    return { redirect: { destination, permanent: false } };
  }
  const isBehindProxy = known.forwardHeaders.length > 0;
  return { props: { headers, people: known.signInPeople, providers, isBehindProxy } };
}
