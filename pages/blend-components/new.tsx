// Scaffolded by Frontage from `Mutation.createBlendComponent`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
export { BlendComponentCreate as default } from '../../src/resources/blend-components/BlendComponentCreate.tsx';
