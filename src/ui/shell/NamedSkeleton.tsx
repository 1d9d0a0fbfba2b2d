import { FromTheTop } from './FromTheTop.tsx';
import { SkeletonLines } from './PageSkeleton.tsx';
import styles from './skeleton.module.css';

/** What a row says of the record that it leads to. */
export interface NamedRow {
  readonly name: string;
  readonly hasPicture: boolean;
}

/** The record that a link leads to, where a row of a table is called by it; null for other links. */
export function namedRow(href: string): NamedRow | null {
  const link = document.querySelector(`main th[scope="row"] > a[href="${CSS.escape(href)}"]`);
  const name = link?.textContent.trim();
  return name ? { name, hasPicture: link?.querySelector('[aria-hidden]') != null } : null;
}

/** The place of a record whose page's code has not come yet, with its name where the page will have it. */
export function NamedSkeleton({ row: { name, hasPicture } }: { readonly row: NamedRow }) {
  return (
    <article className={styles.skeleton}>
      <FromTheTop />
      <div className={styles.name}>
        {hasPicture && <span className={styles.picture} />}
        <h1>{name}</h1>
      </div>
      <SkeletonLines />
    </article>
  );
}
