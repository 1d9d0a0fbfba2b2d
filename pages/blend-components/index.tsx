// Scaffolded by Frontage from `Query.blendComponents`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { BlendComponentList as default } from '../../src/resources/blend-components/BlendComponentList.tsx';
