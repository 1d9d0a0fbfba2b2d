// Scaffolded by Frontage from the root fields of no resource. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
import { tools } from '../../src/resources/tools/tools.ts';
import { ToolIndex } from '../../src/ui/tool/ToolIndex.tsx';

export default function ToolsPage() {
  return <ToolIndex tools={tools} />;
}
