import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { PostGraphileRelayPreset } from 'postgraphile/presets/relay';
import { PgLazyJWTPreset } from 'postgraphile/presets/lazy-jwt';
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter';
import { CloseTicketsPlugin, MergeCustomersPlugin, RequiredArgumentsPlugin } from './actions.ts';
import { ColumnsPlugin, RelationDescriptionsPlugin } from './columns.ts';
import { NamingPlugin } from './naming.ts';
import { NumbersPlugin } from './numbers.ts';
import { ReadableRowsPlugin, readRowsByColumns } from './readableRows.ts';
import { RelatedCountsPlugin } from './relatedCounts.ts';
import { RelationPrivilegesPlugin } from './relationPrivileges.ts';
import { SumsPlugin } from './sums.ts';

readRowsByColumns();

export const backendPreset: GraphileConfig.Preset = {
  extends: [
    PostGraphileAmberPreset,
    PostGraphileRelayPreset,
    PgLazyJWTPreset,
    PostGraphileConnectionFilterPreset,
  ],
  plugins: [
    NamingPlugin,
    ColumnsPlugin,
    NumbersPlugin,
    SumsPlugin,
    ReadableRowsPlugin,
    RelatedCountsPlugin,
    RelationPrivilegesPlugin,
    RelationDescriptionsPlugin,
    RequiredArgumentsPlugin,
    MergeCustomersPlugin,
    CloseTicketsPlugin,
  ],
  // For Relay Classic only; they would appear as a record without a table.
  // Tokens are verified before a request gets here, since they decide about its schema.
  disablePlugins: ['QueryQueryPlugin', 'RegisterQueryNodePlugin', 'GrafservPgJWTPlugin'],
  schema: {
    connectionFilterRelations: true,
    connectionFilterComputedColumns: false,
    connectionFilterSetofFunctions: false,
    connectionFilterAllowNullInput: true,
    connectionFilterAllowEmptyObjectInput: true,
  },
};
