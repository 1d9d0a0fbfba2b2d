import Head from 'next/head';
import NextLink from 'next/link';
import { useId } from 'react';
import { toolHref, type Tool } from './tool.ts';
import styles from './tool.module.css';

/** Every tool: first those that only tell, then those that change something. */
export function ToolIndex({ tools }: { tools: readonly Tool[] }) {
  return (
    <div className={styles.screen}>
      <Head>
        <title>Tools · Frontage</title>
      </Head>
      <h1>Tools</h1>
      <Group title="Look something up" tools={tools.filter(({ isChange }) => !isChange)} />
      <Group title="Get something done" tools={tools.filter(({ isChange }) => isChange)} />
    </div>
  );
}

function Group({ title, tools }: { title: string; tools: readonly Tool[] }) {
  const id = useId();
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.tools}>
        {tools.map((tool) => (
          <li key={tool.slug} className={styles.tool}>
            <NextLink href={toolHref(tool)} prefetch={false}>
              {tool.label}
            </NextLink>
            {tool.description && <p>{tool.description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
