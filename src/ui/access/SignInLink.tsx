import { useRouter } from 'next/router';
import { withBasePath } from '../../address/basePath.ts';
import { t } from '../../locale/translate.ts';
import { useLocale } from '../locale/useLocale.ts';

/** Leads to signing in, and back. A plain link: after it, the page must be loaded as that person. */
export function SignInLink({ className }: { readonly className?: string }) {
  const { asPath } = useRouter();
  const locale = useLocale();
  return (
    <a href={withBasePath(`/sign-in?returnTo=${encodeURIComponent(asPath)}`)} className={className}>
      {t('Sign in', locale)}
    </a>
  );
}
