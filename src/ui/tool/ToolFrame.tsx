import type { ReactNode } from 'react';
import { Denied } from '../access/Denied.tsx';
import { toolDenial } from '../access/screenDenial.ts';
import { useAccess } from '../access/useAccess.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { TOOLS_HREF, type Tool } from '../../address/tool.ts';
import styles from './tool.module.css';
import { PageTitle } from '../PageTitle.tsx';

/** The layout of a tool's screen: title, description, and a link to all tools. */
export function ToolFrame({ tool, children }: { tool: Tool; children: ReactNode }) {
  const locale = useLocale();
  const denial = toolDenial(useAccess(), tool);
  const { description } = tool;
  const label = tLabel(tool.label, locale);
  const tools = t('Tools', locale);
  return (
    <div className={styles.screen}>
      <PageTitle>{`${label} · ${tools}`}</PageTitle>
      <header>
        <Breadcrumb steps={[{ label: tools, href: TOOLS_HREF }]} />
        <h1>{label}</h1>
        {description && <p className={styles.description}>{tLabel(description, locale)}</p>}
      </header>
      {denial ? <Denied reason={denial} what="do" /> : children}
    </div>
  );
}
