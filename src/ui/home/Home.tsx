import NextLink from 'next/link';
import Head from 'next/head';
import { listHref, type Resource, type ResourceGroups } from '../resource.ts';
import styles from './home.module.css';

/** Where the day begins: every resource in sight, in the schema's own words. */
export function Home({ resources }: { resources: ResourceGroups }) {
  return (
    <div className={styles.home}>
      <Head>
        <title>Home · Frontage</title>
      </Head>
      <h1>Home</h1>
      <Cards resources={resources.main} />
      {resources.more.length > 0 && (
        <>
          <h2>More</h2>
          <Cards resources={resources.more} />
        </>
      )}
    </div>
  );
}

function Cards({ resources }: { resources: readonly Resource[] }) {
  return (
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
  );
}
