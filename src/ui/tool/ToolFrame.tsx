import Head from 'next/head';
import NextLink from 'next/link';
import type { ReactNode } from 'react';
import { TOOLS_HREF, type Tool } from './tool.ts';
import styles from './tool.module.css';

/** The screen of a tool: what it is called, what it is for, and the way back to the others. */
export function ToolFrame({ tool, children }: { tool: Tool; children: ReactNode }) {
  const { label, description } = tool;
  return (
    <div className={styles.screen}>
      <Head>
        <title>{`${label} · Tools · Frontage`}</title>
      </Head>
      <header>
        <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
          <NextLink href={TOOLS_HREF} prefetch={false}>
            Tools
          </NextLink>
        </nav>
        <h1>{label}</h1>
        {description && <p className={styles.description}>{description}</p>}
      </header>
      {children}
    </div>
  );
}
