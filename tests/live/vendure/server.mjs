/** A Vendure shop in memory, as a program of its own: it runs in the folder where Vendure is installed, and tells its address to the process that started it. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'package.json'));
const {
  AdministratorService,
  bootstrap,
  DefaultLogger,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  JobQueueService,
  LogLevel,
  RequestContextService,
  SessionService,
} = require('@vendure/core');
const { populate } = require('@vendure/core/cli');

/** More than fit on a page. */
const ORDERS = 30;
const FIRST_NAMES = ['Ada', 'Grace', 'Edsger', 'Barbara'];

const folder = mkdtempSync(join(tmpdir(), 'frontage-vendure-'));
const products = join(folder, 'products.csv');
writeFileSync(products, productsCsv());

const application = await populate(
  () =>
    bootstrap({
      apiOptions: {
        port: Number(process.env.PORT),
        hostname: '127.0.0.1',
        adminApiPath: 'admin-api',
        shopApiPath: 'shop-api',
      },
      authOptions: {
        tokenMethod: ['bearer'],
        superadminCredentials: { identifier: 'superadmin', password: 'superadmin' },
        requireVerification: false,
      },
      dbConnectionOptions: {
        type: 'sqljs',
        database: new Uint8Array([]),
        location: '',
        autoSave: false,
        synchronize: true,
        logging: false,
      },
      paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
      logger: new DefaultLogger({ level: LogLevel.Error }),
      importExportOptions: { importAssetsDir: folder },
      plugins: [DefaultSearchPlugin],
    }),
  initialData(),
  products,
);
await application.get(JobQueueService).start();
const url = `http://127.0.0.1:${process.env.PORT}`;
const token = await signIn();
await makeAdministrativeRecords();
for (let number = 1; number <= ORDERS; number += 1) await order(number);
process.send?.({
  endpoint: `${url}/admin-api`,
  schemaHeaders: { Authorization: `Bearer ${token}` },
});
process.on('message', () => endSessions().then(() => process.send?.('ended')));
process.on('disconnect', () => application.close().finally(() => process.exit()));

/** What a new shop is given besides its products. */
function initialData() {
  return {
    defaultLanguage: 'en',
    defaultZone: 'Europe',
    countries: [
      { code: 'DE', name: 'Germany', zone: 'Europe' },
      { code: 'FR', name: 'France', zone: 'Europe' },
      { code: 'US', name: 'United States', zone: 'Americas' },
    ],
    taxRates: [
      { name: 'Standard', percentage: 20 },
      { name: 'Reduced', percentage: 7 },
    ],
    shippingMethods: [
      { name: 'Standard', price: 500 },
      { name: 'Express', price: 1200 },
    ],
    paymentMethods: [
      {
        name: 'On account',
        handler: {
          code: 'dummy-payment-handler',
          arguments: [{ name: 'automaticSettle', value: 'false' }],
        },
      },
    ],
    collections: [
      {
        name: 'Kitchen',
        description: 'For the kitchen',
        filters: [
          {
            code: 'facet-value-filter',
            args: { facetValueNames: ['kitchen'], containsAny: false },
          },
        ],
      },
    ],
  };
}

/** Products with variants, options and facets, in the form that Vendure imports. */
function productsCsv() {
  const columns =
    'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';
  const rows = Array.from({ length: 40 }, (_, index) => {
    const name = `${['Kettle', 'Grinder', 'Mug', 'Scale', 'Lamp'][index % 5]} ${index + 1}`;
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const facet = index % 5 < 4 ? 'category:kitchen' : 'category:living';
    return ['small', 'large'].map((size, at) =>
      at === 0
        ? `${name},${slug},"${name}, as it should be",,${facet},size,${size},SKU-${index}-S,${(index + 10) * 1.5},standard,100,true,,`
        : `,,,,,,${size},SKU-${index}-L,${(index + 10) * 2},standard,100,true,,`,
    );
  });
  return [columns, ...rows.flat()].join('\n');
}

async function endSessions() {
  const context = await application.get(RequestContextService).create({ apiType: 'admin' });
  const { items } = await application
    .get(AdministratorService)
    .findAll(context, undefined, ['user']);
  for (const { user } of items)
    await application.get(SessionService).deleteSessionsByUser(context, user);
}

async function signIn() {
  const { token } = await ask(
    'admin-api',
    'mutation { login(username: "superadmin", password: "superadmin") { __typename } }',
  );
  return token;
}

/** Records that a new shop has none of. */
async function makeAdministrativeRecords() {
  await ask('admin-api', 'mutation { createTag(input: { value: "seasonal" }) { id } }', token);
  await ask(
    'admin-api',
    'mutation { createCustomerGroup(input: { name: "Wholesale" }) { id } }',
    token,
  );
  await ask(
    'admin-api',
    `mutation { createPromotion(input: {
      enabled: true, couponCode: "TEN",
      conditions: [{ code: "minimum_order_amount", arguments: [
        { name: "amount", value: "1000" }, { name: "taxInclusive", value: "false" }] }],
      actions: [{ code: "order_percentage_discount", arguments: [{ name: "discount", value: "10" }] }],
      translations: [{ languageCode: en, name: "Ten percent" }]
    }) { __typename } }`,
    token,
  );
}

/** An order as a customer places it in the shop; every third is left as a basket. */
async function order(number) {
  const start = await ask(
    'shop-api',
    `mutation { addItemToOrder(productVariantId: ${number}, quantity: 2) { __typename } }`,
  );
  const steps = [
    `setCustomerForOrder(input: { firstName: "${FIRST_NAMES[number % FIRST_NAMES.length]}", lastName: "Number ${number}", emailAddress: "ada${number}@example.com" })`,
    'setOrderShippingAddress(input: { fullName: "Ada", streetLine1: "High Street 1", city: "Berlin", postalCode: "10115", countryCode: "DE" })',
    'setOrderShippingMethod(shippingMethodId: [1])',
    'transitionOrderToState(state: "ArrangingPayment")',
    'addPaymentToOrder(input: { method: "on-account", metadata: {} })',
  ];
  for (const step of number % 3 === 0 ? steps.slice(0, 2) : steps) {
    await ask('shop-api', `mutation { ${step} { __typename } }`, start.token);
  }
}

/** Asks the shop; throws for any error but those that are data. */
async function ask(api, query, as) {
  const response = await globalThis.fetch(`${url}/${api}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(as && { authorization: `Bearer ${as}` }) },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(`${query}\n${JSON.stringify(errors)}`);
  return { data, token: response.headers.get('vendure-auth-token') ?? as };
}
