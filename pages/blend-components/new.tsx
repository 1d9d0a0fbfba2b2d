// Scaffolded by Frontage from `Mutation.createBlendComponent`. `frontage pull` keeps your edits.
export { BlendComponentCreate as default } from '../../src/resources/blend-components/BlendComponentCreate.tsx';
