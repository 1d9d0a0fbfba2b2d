import { withBasePath } from '../../address/basePath.ts';
import type { Logo } from '../../settings/defineApp.ts';
import { useAppSettings } from '../appSettings.ts';
import { PageLink } from '../PageLink.tsx';
import styles from './shell.module.css';

/** The app's logo or name, which leads to the home page. */
export function Brand() {
  const { name, logo } = useAppSettings();
  return (
    <PageLink href="/" className={styles.brand}>
      {logo && <LogoImages logo={logo} alt={logo.withName ? '' : name} />}
      {(!logo || logo.withName) && name}
    </PageLink>
  );
}

/** The style sheet shows the image of the current colour scheme, which the server does not know. */
function LogoImages({ logo: { src, dark, width, height }, alt }: { logo: Logo; alt: string }) {
  const size = { width, height };
  return (
    <>
      <img {...size} src={withBasePath(src)} alt={alt} className={dark && styles.onLight} />
      {dark && <img {...size} src={withBasePath(dark)} alt={alt} className={styles.onDark} />}
    </>
  );
}
