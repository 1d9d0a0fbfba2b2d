import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  buildASTSchema,
  Kind,
  parse,
  TypeInfo,
  validate,
  validateSchema,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { DocumentNode } from 'graphql';
import { readOperations } from '../../src/cli/artifacts.ts';
import { coordinatesIn } from '../../src/roles/coordinates.ts';
import { lacksOf, withoutLacks } from '../../src/roles/lacks.ts';
import { trimDocument } from '../../src/roles/trimDocument.ts';
import { unionSchema } from '../../src/roles/unionSchema.ts';

const SDL = parse(readFileSync('schema/schema.graphql', 'utf8'), { noLocation: true });
const schema = buildASTSchema(SDL, { assumeValid: true });

/** Everything that a role can lack, as long as something can be queried. */
const LOSABLE = SDL.definitions.flatMap((node) => [
  ...(node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.ENUM_TYPE_DEFINITION
    ? [node.name.value]
    : []),
  ...coordinatesIn(node).filter((coordinate) => !coordinate.includes('(')),
]);
const lacksSome = fc
  .array(fc.constantFrom(...LOSABLE.filter((one) => one !== 'Query')), { maxLength: 120 })
  .map((lacks) => [...lacks, 'Query.query']);

test('documents without what a role lacks are valid for it, and have the rest', async () => {
  const operations = (await readOperations('.')).slice(0, 30);
  fc.assert(
    fc.property(lacksSome, (lacks) => {
      const role = withoutLacks(SDL, lacks);
      const own = buildASTSchema(role, { assumeValid: true });
      for (const { text } of operations) {
        const trimmed = trimDocument(text, schema, own);
        if (trimmed.text === null) {
          expect(validate(own, parse(text))).not.toEqual([]);
          continue;
        }
        expect(validate(own, parse(trimmed.text))).toEqual([]);
        // A field is gone only if it, or something that it is in or has below it, is lacking.
        if (trimmed.text === text) expect(validate(own, parse(text))).toEqual([]);
        else
          expect(coordinatesOf(text).filter((one) => trimmed.lost.includes(one))).not.toEqual([]);
      }
    }),
    { numRuns: 4 },
  );
});

test('the union of two roles is valid, and each of them is the union without what it lacks', () => {
  fc.assert(
    fc.property(lacksSome, lacksSome, (one, other) => {
      const roles = [one, other].map((lacks) => withoutLacks(SDL, lacks));
      const { document, conflicts } = unionSchema(
        roles.map((role, at) => ({ role: String(at), document: role })),
      );
      expect(conflicts).toEqual([]);
      expect(faultsOf(document)).toEqual(
        roles.flatMap(faultsOf).length > 0 ? expect.anything() : [],
      );
      for (const role of roles) {
        const again = withoutLacks(document, lacksOf(document, role));
        expect(lacksOf(again, role)).toEqual([]);
        expect(lacksOf(role, again)).toEqual([]);
      }
    }),
    { numRuns: 4 },
  );
});

function faultsOf(document: DocumentNode) {
  return validateSchema(buildASTSchema(document, { assumeValidSDL: true }));
}

/** What a document selects, types of fragments included. */
function coordinatesOf(text: string): string[] {
  const typeInfo = new TypeInfo(schema);
  const found: string[] = [];
  visit(
    parse(text),
    visitWithTypeInfo(typeInfo, {
      Field: ({ name }) => void found.push(`${typeInfo.getParentType()?.name}.${name.value}`),
      NamedType: ({ name }) => void found.push(name.value),
      Argument: ({ name }) =>
        void found.push(
          `${typeInfo.getParentType()?.name}.${typeInfo.getFieldDef()?.name}(${name.value}:)`,
        ),
      FragmentSpread: () => void found.push(`${typeInfo.getParentType()?.name}`),
    }),
  );
  return found;
}
