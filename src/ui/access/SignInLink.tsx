import { useRouter } from 'next/router';
import { withBasePath } from '../../address/basePath.ts';
import { t } from '../../locale/translate.ts';
import { useLocale } from '../locale/useLocale.ts';

interface SignInLinkProps {
  /** Keeps this page open, with what it has not finished. */
  readonly inNewTab?: boolean;
  readonly className?: string;
}

/** Leads to signing in, and back. A plain link: after it, the page must be loaded as that person. */
export function SignInLink({ inNewTab = false, className }: SignInLinkProps) {
  const { asPath } = useRouter();
  const locale = useLocale();
  const returnTo = inNewTab ? '/' : writtenAlike(asPath);
  return (
    <a
      href={withBasePath(`/sign-in?returnTo=${encodeURIComponent(returnTo)}`)}
      target={inNewTab ? '_blank' : undefined}
      className={className}
    >
      {inNewTab ? t('Sign in in a new tab', locale) : t('Sign in', locale)}
    </a>
  );
}

/** An address as server and browser write it alike: each has its own way to write a space, and only one a fragment. */
function writtenAlike(asPath: string): string {
  const { pathname, searchParams } = new URL(asPath, 'https://office.example');
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
