// Scaffolded by Frontage from `Mutation.updateBlendComponent`. `frontage pull` keeps your edits.
export { BlendComponentEdit as default } from '../../../src/resources/blend-components/BlendComponentEdit.tsx';
