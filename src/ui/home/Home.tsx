import NextLink from 'next/link';
import Head from 'next/head';
import { listHref, type Resource } from '../resource.ts';
import styles from './home.module.css';

/** Where the day begins: every resource in sight, in the schema's own words. */
export function Home({ resources }: { resources: readonly Resource[] }) {
  return (
    <div>
      <Head>
        <title>Home · Frontage</title>
      </Head>
      <h1>Home</h1>
      <ul className={styles.resources}>
        {resources.map((resource) => (
          <li key={resource.slug} className={styles.resource}>
            <NextLink href={listHref(resource)} prefetch={false}>
              {resource.pluralLabel}
            </NextLink>
            {resource.description && <p>{resource.description}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
