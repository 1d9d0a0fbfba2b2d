import { useId } from 'react';
import { toolDenial } from '../access/screenDenial.ts';
import { useAccess } from '../access/useAccess.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { toolHref, type Tool } from '../../address/tool.ts';
import styles from './tool.module.css';
import { PageTitle } from '../PageTitle.tsx';
import { PageLink } from '../PageLink.tsx';

/** All tools: queries first, then mutations. */
export function ToolIndex({ tools: all }: { tools: readonly Tool[] }) {
  const locale = useLocale();
  const access = useAccess();
  const tools = all.filter((tool) => !toolDenial(access, tool));
  const heading = t('Tools', locale);
  return (
    <div className={styles.screen}>
      <PageTitle>{heading}</PageTitle>
      <h1>{heading}</h1>
      <Group title={t('Lookups', locale)} tools={tools.filter(({ isChange }) => !isChange)} />
      <Group title={t('Actions', locale)} tools={tools.filter(({ isChange }) => isChange)} />
    </div>
  );
}

function Group({ title, tools }: { title: string; tools: readonly Tool[] }) {
  const id = useId();
  const locale = useLocale();
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.tools}>
        {tools.map((tool) => (
          <li key={tool.slug} className={styles.tool}>
            <PageLink href={toolHref(tool)}>{tLabel(tool.label, locale)}</PageLink>
            {tool.description && <p>{tLabel(tool.description, locale)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
