// Scaffolded by Frontage from the root fields of no resource. `frontage pull` keeps your edits.
import { ToolIndex } from 'frontage/ui/tool/ToolIndex';
import { tools } from '../../src/resources/tools/tools.ts';

export default function ToolsPage() {
  return <ToolIndex tools={tools} />;
}
