import Head from 'next/head';
import { useAppSettings } from './appSettings.ts';

/** The title of the page in tabs, bookmarks and search: what it shows, then the name of the app. */
export function PageTitle({ children }: { children: string }) {
  const { name } = useAppSettings();
  return (
    <Head>
      <title>{`${children} · ${name}`}</title>
    </Head>
  );
}
