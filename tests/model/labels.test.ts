import { readSdl } from './readSdl.ts';
import { actionLabel } from '../../src/model/wording/actionLabels.ts';
import {
  choiceLabel,
  fieldLabel,
  pluralLabel,
  resourceLabel,
  resourcePlural,
  typeLabel,
} from '../../src/model/wording/labels.ts';
import { toneOf } from '../../src/model/wording/tones.ts';
import { splitWords } from '../../src/model/wording/words.ts';

describe('names become labels', () => {
  test.each([
    ['createdAt', 'Created'],
    ['sent_at', 'Sent'],
    ['isActive', 'Active'],
    ['hasEpic', 'Epic'],
    ['customerId', 'Customer'],
    ['tagIds', 'Tags'],
    ['tagIDs', 'Tags'],
    ['id', 'ID'],
    ['databaseId', 'Database ID'],
    ['vatNumber', 'VAT number'],
    ['otaOperations', 'OTA operations'],
    ['b2bAccount', 'B2B account'],
    ['model3DUrl', 'Model 3D URL'],
    ['size2Description', 'Size 2 description'],
    ['isB2BCustomer', 'B2B customer'],
    ['homepageURL', 'Homepage URL'],
    ['SKU', 'SKU'],
    ['imageURLs', 'Image URLs'],
    ['relatedSKUs', 'Related SKUs'],
    ['allowedIps', 'Allowed IPs'],
    ['order_date', 'Order date'],
    ['zipCode', 'Zip code'],
    ['lookAt', 'Look at'],
    ['streetLine1', 'Street line 1'],
    ['Address2', 'Address 2'],
    ['last30Days', 'Last 30 days'],
    ['H1', 'H1'],
    ['utf8', 'UTF-8'],
    ['oauth2ClientId', 'OAuth 2 client'],
    ['iso8601', 'ISO 8601'],
    ['amazonS3Bucket', 'Amazon S3 bucket'],
    ['ipv4Address', 'IPv4 address'],
    ['base64', 'Base64'],
    ['no1', 'No 1'],
    ['ACL', 'ACL'],
    ['hasSBOM', 'SBOM'],
    ['certifyVEXStatement', 'Certify VEX statement'],
    ['linkedSBOMs', 'Linked SBOMs'],
    ['PAID_ON', 'Paid on'],
    ['defaultAcls', 'Default ACLs'],
    ['macAddress', 'Mac address'],
    ['paidAmount', 'Paid amount'],
    ['idea', 'Idea'],
    ['reviewWorkflowsWorkflows', 'Review workflows'],
    ['status_status', 'Status'],
    ['languageByLanguageId', 'Language'],
    ['languageByOriginalLanguageId', 'Original language'],
    ['filmActorsByFilmId', 'Film actors'],
    ['languageToLanguageId', 'Language'],
    ['paidByCustomerId', 'Paid by customer'],
    ['approvedBy', 'Approved by'],
    ['constructor', 'Constructor'],
    ['_', '_'],
  ])('field %s is “%s”', (name, label) => {
    expect(fieldLabel(name)).toBe(label);
  });

  test.each([
    ['UnitAll', 'Unit all', 'All units'],
    ['Leaves', 'Leave', 'Leaves'],
    ['ProductVariant', 'Product variant', 'Product variants'],
    ['CodeOfConduct', 'Code of conduct', 'Codes of conduct'],
    ['drep_hash', 'Drep hash', 'Drep hashes'],
    ['articles', 'Article', 'Articles'],
    ['ArticleRecord', 'Article', 'Articles'],
    ['Media', 'Media', 'Media'],
    ['Settings', 'Settings', 'Settings'],
    ['Person', 'Person', 'People'],
    ['URL', 'URL', 'URLs'],
    ['APIs', 'API', 'APIs'],
    ['Node', 'Node', 'Nodes'],
    ['Staff', 'Staff', 'Staff'],
    ['News', 'News', 'News'],
    ['Series', 'Series', 'Series'],
    ['SensorData', 'Sensor data', 'Sensor data'],
    ['Equipment', 'Equipment', 'Equipment'],
    ['Address', 'Address', 'Addresses'],
    ['addresses', 'Address', 'Addresses'],
    ['OrderStatuses', 'Order status', 'Order statuses'],
    ['Index', 'Index', 'Indices'],
    ['indices', 'Index', 'Indices'],
    ['people', 'Person', 'People'],
    ['Canvas', 'Canvas', 'Canvases'],
    ['Basis', 'Basis', 'Bases'],
    ['Epoch', 'Epoch', 'Epochs'],
    ['DatabaseSchema', 'Database schema', 'Database schemas'],
    ['SMS', 'SMS', 'SMS'],
    ['HasSBOM', 'Has SBOM', 'Has SBOMs'],
    ['MediaWithTags', 'Media with tags', 'Media with tags'],
    ['GroupOfLines', 'Group of lines', 'Groups of lines'],
    ['GroupWithMembers', 'Group with members', 'Groups with members'],
    ['MetaData', 'Meta data', 'Meta data'],
    ['ReviewWorkflowsWorkflow', 'Review workflow', 'Review workflows'],
    ['CUSTOMER', 'Customer', 'Customers'],
    ['ReleaseUnprocessed', 'Release unprocessed', 'Release unprocessed'],
    ['DataFeed', 'Data feed', 'Data feeds'],
    ['MemberOf', 'Member of', 'Member of'],
    ['AddOn', 'Add on', 'Add ons'],
    ['FactoryOrdersByStatus', 'Factory order by status', 'Factory orders by status'],
    ['PointByCriteria', 'Point by criteria', 'Points by criteria'],
    ['VM', 'VM', 'VMs'],
    ['sales_order_header', 'Sales order header', 'Sales order headers'],
    ['BloodSpecimen', 'Blood specimen', 'Blood specimens'],
    ['Banned', 'Banned', 'Banned'],
    ['SAMLIDPKey', 'SAML IDP key', 'SAML IDP keys'],
    ['GQLAPIKey', 'GQL API key', 'GQL API keys'],
  ])('type %s is “%s”, many “%s”', (name, label, plural) => {
    expect(typeLabel(name)).toBe(label);
    expect(pluralLabel(label)).toBe(plural);
  });

  test.each([
    ['Kunde', 'kunden', 'Kunde', 'Kunden'],
    ['Preis', 'preise', 'Preis', 'Preise'],
    ['Ordine', 'ordini', 'Ordine', 'Ordini'],
    ['Journal', 'allJournaux', 'Journal', 'Journaux'],
    ['Activity', 'arbreActivites', 'Activity', 'Activities'],
    ['Company', 'companies', 'Company', 'Companies'],
    ['Animal', 'animales', 'Animal', 'Animales'],
    ['Staff', 'allStaffs', 'Staff', 'Staff'],
    ['Person', 'persons', 'Person', 'People'],
    ['Order', 'orderList', 'Order', 'Orders'],
    ['Ad', 'admins', 'Ad', 'Ads'],
    ['orders', 'orders', 'Order', 'Orders'],
  ])('type %s, listed by %s, is “%s”, many “%s”', (type, field, one, many) => {
    const label = resourceLabel(type, [field], () => false);
    expect([label, resourcePlural(label, [field])]).toEqual([one, many]);
  });

  test('technical suffixes tell two types apart that are called alike', () => {
    const { resources } = readSdl(`
      type Query { nodes: [NetNode!]! interfaces: [NetInterface!]! } type NetNode { id: ID! } type NetInterface { id: ID! }`);
    expect(resources.map(({ pluralLabel: many }) => many)).toEqual(['Net nodes', 'Net interfaces']);
  });

  test('a technical suffix stays where the rest is the name of another', () => {
    expect(resourceLabel('ModuleDto', ['moduleDtos'], (name) => name === 'Module')).toBe(
      'Module DTO',
    );
  });

  test.each([
    ['PARTIALLY_REFUNDED', 'Partially refunded'],
    ['inProgress', 'In progress'],
    ['_5', '5'],
  ])('choice %s is “%s”', (value, label) => {
    expect(choiceLabel(value)).toBe(label);
  });

  test.each([
    ['orderCancel', 'Order', 'Cancel'],
    ['addNoteToOrder', 'Order', 'Add note'],
    ['voucherCataloguesAdd', 'Voucher', 'Catalogues add'],
    ['order', 'Order', 'Order'],
  ])('action %s of %s is “%s”', (name, type, label) => {
    expect(actionLabel(name, type)).toBe(label);
  });

  test('a name has the same words however it is spelled', () => {
    for (const name of [
      'shippingAddress',
      'ShippingAddress',
      'shipping_address',
      'SHIPPING_ADDRESS',
    ]) {
      expect(splitWords(name)).toEqual(['shipping', 'address']);
    }
    expect(splitWords('URLPath')).toEqual(['url', 'path']);
    for (const name of ['OAuthToken', 'oauthToken', 'oauth_token', 'OAUTH_TOKEN'])
      expect(splitWords(name)).toEqual(['oauth', 'token']);
  });

  test('callers may change the words they get', () => {
    splitWords('shippingAddress').pop();
    expect(splitWords('shippingAddress')).toEqual(['shipping', 'address']);
  });
});

describe('choices are toned by the sense of their words', () => {
  test.each([
    ['PAID', 'success'],
    ['UNPAID', 'warning'],
    ['OVERDUE', 'danger'],
    ['CANCELLED', 'danger'],
    ['PARTIALLY_PAID', 'warning'],
    ['PARTLY_PAID', 'warning'],
    ['NOT_PAID', 'warning'],
    ['ON_HOLD', 'warning'],
    ['CANNOT_BE_MERGED', 'warning'],
    ['BEZAHLT', 'success'],
    ['RECHAZADO', 'danger'],
    ['IN_PROGRESS', 'info'],
    ['DRAFT', 'neutral'],
    ['WHOLESALE', 'neutral'],
  ])('%s is %s', (value, tone) => {
    expect(toneOf(value)).toBe(tone);
  });
});
