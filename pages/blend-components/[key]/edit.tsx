// Scaffolded by Frontage from `Mutation.updateBlendComponent`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
export { BlendComponentEdit as default } from '../../../src/resources/blend-components/BlendComponentEdit.tsx';
