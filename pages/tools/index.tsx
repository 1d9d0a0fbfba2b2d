// Scaffolded by Frontage from the root fields of no resource. `frontage pull` keeps your edits.
import { tools } from '../../src/resources/tools/tools.ts';
import { ToolIndex } from '../../src/ui/tool/ToolIndex.tsx';

export default function ToolsPage() {
  return <ToolIndex tools={tools} />;
}
