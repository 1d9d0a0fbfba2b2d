import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { withBasePath } from '../../address/basePath.ts';
import styles from './signIn.module.css';

/** Somewhere else that people sign in. */
export interface SignInProvider {
  readonly name: string;
  /** As people call it: `Google`. */
  readonly label: string;
}

export interface ProviderLinksProps {
  readonly providers: readonly SignInProvider[];
  /** Where the person wants to go. */
  readonly returnTo: string;
}

/** Leads to each of the providers. Links and no forms: a form may only lead to other pages of the app. */
export function ProviderLinks({ providers, returnTo }: ProviderLinksProps) {
  const locale = useLocale();
  return (
    <div className={styles.providers}>
      {providers.map(({ name, label }) => (
        <a
          key={name}
          href={withBasePath(providerPath(name, returnTo))}
          className={providers.length > 1 ? buttons.button : buttons.primary}
        >
          {t('Continue with {provider}', locale, { provider: label })}
        </a>
      ))}
    </div>
  );
}

/** The path that begins a sign-in at a provider. */
export function providerPath(name: string, returnTo: string): string {
  return `/api/session/provider?${new URLSearchParams({ provider: name, returnTo }).toString()}`;
}
