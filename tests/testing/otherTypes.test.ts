import { buildSchema } from 'graphql';
import { forgetOtherTypes } from '../../src/testing/otherTypes.ts';

const SCHEMA = buildSchema(`
  type Query { posts: [PostOrError!]! }
  interface Error { message: String! }
  union PostOrError = Post | Busy
  type Post { id: ID! }
  type Busy implements Error { message: String! }
`);

test('a mock record is of the interfaces that its type has, and of no others', () => {
  const data = {
    posts: [
      { __typename: 'Post', __isError: true, id: '1' },
      { __typename: 'Busy', __isError: true, message: 'Later' },
    ],
  };
  forgetOtherTypes(SCHEMA, data);
  expect(data.posts).toEqual([
    { __typename: 'Post', id: '1' },
    { __typename: 'Busy', __isError: true, message: 'Later' },
  ]);
});
