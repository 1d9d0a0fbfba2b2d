import Head from 'next/head';
import NextLink from 'next/link';
import buttons from '../button.module.css';
import { listHref } from '../resource.ts';
import type { Resource } from '../resource.ts';
import styles from './errors.module.css';

/** The screen of a record that is not there; without a resource, of an address that leads nowhere. */
export function NotFound({ resource }: { resource?: Resource }) {
  const title = resource ? `${resource.label} not found` : 'Page not found';
  return (
    <section className={styles.screen}>
      <Head>
        <title>{title}</title>
      </Head>
      <h1>{title}</h1>
      <p className={styles.explanation}>
        {resource
          ? 'It does not exist, or it has been deleted, or you may not see it.'
          : 'There is nothing at this address.'}
      </p>
      <p className={styles.remedies}>
        <NextLink
          href={resource ? listHref(resource) : '/'}
          prefetch={false}
          className={buttons.button}
        >
          {resource ? `All ${resource.pluralLabel.toLowerCase()}` : 'Go to the front page'}
        </NextLink>
      </p>
    </section>
  );
}
