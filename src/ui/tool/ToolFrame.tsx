import Head from 'next/head';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../shell/Breadcrumb.tsx';
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
        <Breadcrumb steps={[{ label: 'Tools', href: TOOLS_HREF }]} />
        <h1>{label}</h1>
        {description && <p className={styles.description}>{description}</p>}
      </header>
      {children}
    </div>
  );
}
