import { code, commas } from '../code/code.ts';
import * as framework from '../code/framework.ts';
import { importedModule } from '../code/scope.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { planPanel, type PanelPlan } from '../home/panelPlan.ts';
import type { Plan } from '../plan.ts';
import { groupsOf } from './navigation.ts';

/** As many as are looked through in the morning. */
const MOST_PANELS = 6;

/** The resources that the home page shows: those on their way through statuses before the rest. */
export function choosePanels(plan: Plan): PanelPlan[] {
  const { main } = groupsOf(
    plan.resources.filter(({ list }) => list),
    plan.last.navigation,
  );
  const panels = main.flatMap((owner) => planPanel(plan, owner) ?? []);
  const moving = panels.filter(({ counts }) => counts?.status);
  return [...new Set([...moving, ...panels])].slice(0, MOST_PANELS);
}

/** The panels of the home page, in their order. */
export function panelsFile(panels: readonly PanelPlan[]): GeneratedFile {
  return sourceFile(
    'src/resources/panels.ts',
    'the lists of the schema',
    code`
      /** What the home page shows, in its order. */
      export const panels: readonly ${framework.HomePanel}[] = [${commas(panels.map(importedModule))}];
    `,
  );
}
