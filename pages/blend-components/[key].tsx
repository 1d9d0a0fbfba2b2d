// Scaffolded by Frontage from `Query.blendComponent`. `frontage pull` keeps your edits.
export { BlendComponentRecord as default } from '../../src/resources/blend-components/BlendComponentRecord.tsx';
