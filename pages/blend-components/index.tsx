// Scaffolded by Frontage from `Query.blendComponents`. `frontage pull` keeps your edits.
export { BlendComponentList as default } from '../../src/resources/blend-components/BlendComponentList.tsx';
