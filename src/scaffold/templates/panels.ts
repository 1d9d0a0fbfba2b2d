import { array, lines } from '../code/docs.ts';
import { SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { planPanel, type PanelPlan } from '../home/panelPlan.ts';
import type { Plan } from '../plan.ts';
import { groupsOf } from './navigation.ts';

/** As many as are looked through in the morning. */
const MOST_PANELS = 6;

/** The resources that the home page shows: those on their way through statuses before the rest. */
export function choosePanels(plan: Plan): PanelPlan[] {
  const { main } = groupsOf(plan.resources.filter(({ list }) => list));
  const panels = main.flatMap((owner) => planPanel(plan, owner) ?? []);
  const moving = panels.filter(({ counts }) => counts?.status);
  return [...new Set([...moving, ...panels])].slice(0, MOST_PANELS);
}

/** The panels of the home page, in their order. */
export function panelsFile(panels: readonly PanelPlan[]): GeneratedFile {
  const file = new SourceFile('src/resources/panels.ts', 'the lists of the schema');
  const names = panels.map(({ name, path }) => file.value(name, path));
  const type = file.type('HomePanel', 'src/ui/home/Home.tsx');
  return file.print(
    lines('/** What the home page shows, in its order. */', [
      `export const panels: readonly ${type}[] = `,
      array(names),
      ';',
    ]),
  );
}
