import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  scalar JSON
  type Query {
    shops(first: Int, after: String, where: ShopFilter): ShopsConnection
    shop(id: ID!): Shop
    orders(where: OrderFilter, limit: Int, offset: Int): [Order!]!
    order(id: ID!): Order
    orders_aggregated(where: OrderFilter, groupBy: [String]): [OrdersAggregated!]!
  }
  input TextFilter { equalTo: String in: [String!] }
  input ShopFilter { name: TextFilter country: TextFilter region: TextFilter email: TextFilter }
  type Shop { id: ID! name: String! country: String! region: String email: String }
  enum ShopGroupBy { NAME COUNTRY REGION EMAIL }
  type ShopsConnection {
    nodes: [Shop!]!
    edges: [ShopEdge!]!
    pageInfo: PageInfo!
    totalCount: Int!
    groupedAggregates(groupBy: ShopGroupBy!): [ShopGroup!]
  }
  type ShopGroup { country: String region: String name: String email: String count: Int! }
  type ShopEdge { node: Shop cursor: String }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  input OrderFilter { channel: TextFilter }
  type Order { id: ID! number: String! channel: String }
  type OrdersAggregated { group: JSON countAll: Int count: Counts }
  type Counts { id: Int }
`;

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

test('the values of texts are asked for by group, each alone, in a file that is loaded on use', async () => {
  const files = await scaffoldOf(SDL);
  const load = "() => import('./OrderValueCounts.ts')";
  expect(textOf(files, 'src/resources/orders/OrderList.tsx')).toContain(`valueCounts: ${load},`);
  // Beside the filters they are found by lists that are filtered through a relation, too.
  expect(textOf(files, 'src/resources/shops/ShopList.tsx')).toMatch(
    /import \{ filters, valueCounts \} from '.\/ShopFilters.ts';[^]* valueCounts,/,
  );
  expect(textOf(files, 'src/resources/shops/ShopFilters.ts')).toContain(
    "export const valueCounts = () => import('./ShopValueCounts.ts');",
  );
  const shops = flat(textOf(files, 'src/resources/shops/ShopValueCounts.ts'));
  expect(shops).toContain(
    'query ShopValueCountsQuery( $first: Int $where: ShopFilter $withCountry: Boolean = false $withRegion: Boolean = false ) { ' +
      'shops(first: $first, where: $where) { ' +
      'byCountry: groupedAggregates(groupBy: COUNTRY) @include(if: $withCountry) @catch { country count } ' +
      'byRegion: groupedAggregates(groupBy: REGION) @include(if: $withRegion) @catch { region count } } }',
  );
  expect(shops).toContain(
    "country: { variable: 'withCountry', read: (data) => partOf(data.shops?.byCountry, (groups) => groups.map((group) => [group.country, group.count]), ), },",
  );
  const orders = flat(textOf(files, 'src/resources/orders/OrderValueCounts.ts'));
  expect(orders).toContain(
    'byChannel: orders_aggregated(groupBy: ["channel"], where: $where) @include(if: $withChannel) @catch { group countAll }',
  );
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(
    compile(files, SDL, [
      ...['src/resources/shops/ShopList.tsx', 'src/resources/shops/ShopValueCounts.ts'],
      ...['src/resources/shops/ShopFilters.ts'],
      ...['src/resources/orders/OrderList.tsx', 'src/resources/orders/OrderValueCounts.ts'],
    ]),
  ).toEqual([]);
});

test('what each record has of its own is not grouped, nor is anything where the backend cannot group', async () => {
  const files = await scaffoldOf(SDL);
  expect(textOf(files, 'src/resources/shops/ShopValueCounts.ts')).not.toMatch(/NAME|EMAIL/);
  const plain = SDL.replace(/groupedAggregates.*\n/, '\n').replace(/orders_aggregated.*\n/, '\n');
  const without = await scaffoldOf(plain);
  expect([...without.keys()].filter((path) => path.includes('ValueCounts'))).toEqual([]);
  expect(textOf(without, 'src/resources/shops/ShopList.tsx')).not.toContain('valueCounts');
});
