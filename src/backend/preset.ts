import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { PostGraphileRelayPreset } from 'postgraphile/presets/relay';
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter';
import { BulkActionsPlugin, RequiredArgumentsPlugin } from './actions.ts';
import { ColumnsPlugin, RelationDescriptionsPlugin } from './columns.ts';
import { NamingPlugin } from './naming.ts';
import { NumbersPlugin } from './numbers.ts';

export const backendPreset: GraphileConfig.Preset = {
  extends: [PostGraphileAmberPreset, PostGraphileRelayPreset, PostGraphileConnectionFilterPreset],
  plugins: [
    NamingPlugin,
    ColumnsPlugin,
    NumbersPlugin,
    RelationDescriptionsPlugin,
    RequiredArgumentsPlugin,
    BulkActionsPlugin,
  ],
  // For Relay Classic only; they would appear as a record without a table.
  disablePlugins: ['QueryQueryPlugin', 'RegisterQueryNodePlugin'],
  schema: {
    connectionFilterRelations: true,
    connectionFilterComputedColumns: false,
    connectionFilterSetofFunctions: false,
    connectionFilterAllowNullInput: true,
    connectionFilterAllowEmptyObjectInput: true,
  },
};
