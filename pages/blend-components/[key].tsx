// Scaffolded by Frontage from `Query.blendComponent`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { BlendComponentRecord as default } from '../../src/resources/blend-components/BlendComponentRecord.tsx';
