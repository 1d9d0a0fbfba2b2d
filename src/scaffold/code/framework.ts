import { imported, importedType } from './scope.ts';

/** What generated code imports of Relay, and of the framework by the file that has it. */

export const graphql = imported('graphql', 'react-relay');
export const readInlineData = imported('readInlineData', 'react-relay');
export const useFragment = imported('useFragment', 'react-relay');

export const Address = importedType('Address', 'src/address/address.ts');

export const keyParts = imported('keyParts', 'src/address/resource.ts');
export const Resource = importedType('Resource', 'src/address/resource.ts');
export const ResourceGroups = importedType('ResourceGroups', 'src/address/resource.ts');

export const defineViewer = imported('defineViewer', 'src/address/viewer.ts');
export const recordHref = imported('recordHref', 'src/address/resource.ts');

export const Tool = importedType('Tool', 'src/address/tool.ts');

export const LocalKeys = importedType('LocalKeys', 'src/relay/identity.ts');

export const Change = importedType('Change', 'src/relay/mutation.ts');

export const usePageAddress = imported('usePageAddress', 'src/ui/embeddedPage.ts');
export const usePageQuery = imported('usePageQuery', 'src/relay/pageContext.tsx');

export const pageQuery = imported('pageQuery', 'src/relay/pageQueries.ts');

export const BulkAction = importedType('BulkAction', 'src/ui/action/recordAction.ts');
export const RecordAction = importedType('RecordAction', 'src/ui/action/recordAction.ts');
export const RecordDeletion = importedType('RecordDeletion', 'src/ui/action/recordAction.ts');

export const defineOperations = imported('defineOperations', 'src/ui/action/recordOperations.ts');

export const partOf = imported('partOf', 'src/relay/caught.ts');

export const valueOf = imported('valueOf', 'src/relay/caught.ts');
export const valueOrThrow = imported('valueOrThrow', 'src/relay/caught.ts');

export const defineRelatedColumns = imported(
  'defineRelatedColumns',
  'src/ui/list/related/defineRelatedColumns.ts',
);
export const RelationOfRows = importedType(
  'RelationOfRows',
  'src/ui/list/related/defineRelatedColumns.ts',
);
export const relatedRecords = imported(
  'relatedRecords',
  'src/ui/list/related/defineRelatedColumns.ts',
);
export const relatedCount = imported('relatedCount', 'src/ui/list/related/relatedCount.tsx');

export const relatedFilter = imported('relatedFilter', 'src/lists/filters/relatedFilter.ts');
export const RelatedFilter = importedType('RelatedFilter', 'src/lists/listSettings.ts');
export const RelatedFilters = importedType('RelatedFilters', 'src/lists/listSettings.ts');

export const Choices = importedType('Choices', 'src/lists/choices.ts');

export const column = imported('column', 'src/ui/fields/column.tsx');

export const recordColumn = imported('recordColumn', 'src/ui/fields/Link.tsx');
export const LinkedRecords = imported('LinkedRecords', 'src/ui/links/LinkedRecords.tsx');
export const linkedOptions = imported('linkedOptions', 'src/ui/links/linkedOptions.ts');
export const RecordLink = imported('RecordLink', 'src/ui/fields/Link.tsx');

export const Parts = imported('Parts', 'src/ui/fields/Parts.tsx');

export const pairTitle = imported('pairTitle', 'src/ui/fields/title.ts');
export const toldApart = imported('toldApart', 'src/ui/fields/title.ts');

export const titleColumn = imported('titleColumn', 'src/ui/fields/RecordTitle.tsx');

export const wholeAmount = imported('wholeAmount', 'src/ui/fields/wholeAmount.ts');

export const Value = imported('Value', 'src/ui/fields/Value.tsx');

export const ValueTable = imported('ValueTable', 'src/ui/fields/ValueTable.tsx');

export const CreateForm = imported('CreateForm', 'src/ui/form/CreateForm.tsx');

export const EditForm = imported('EditForm', 'src/ui/form/EditForm.tsx');

export const Fields = importedType('Fields', 'src/ui/form/input.ts');

export const setting = imported('setting', 'src/ui/form/inputs/setting.ts');

export const optionOf = imported('optionOf', 'src/ui/form/picker.ts');
export const readableOption = imported('readableOption', 'src/ui/form/picker.ts');
export const optionOfEach = imported('optionOfEach', 'src/ui/form/picker.ts');
export const Finder = importedType('Finder', 'src/lists/picker.ts');
export const PickedAmount = importedType('PickedAmount', 'src/ui/form/pickedAmount.ts');
export const PickedCurrency = importedType('PickedCurrency', 'src/ui/form/pickedAmount.ts');
export const Picker = importedType('Picker', 'src/lists/picker.ts');

export const RecordCreation = importedType('RecordCreation', 'src/ui/form/recordChange.ts');
export const RecordUpdate = importedType('RecordUpdate', 'src/ui/form/recordChange.ts');

export const defineEditing = imported('defineEditing', 'src/ui/form/recordEditing.ts');
export const editQueries = imported('editQueries', 'src/ui/form/recordEditing.ts');
export const RecordOf = importedType('RecordOf', 'src/ui/form/recordEditing.ts');

export const InputTypes = importedType('InputTypes', 'src/ui/form/structure.ts');

export const defineAttention = imported('defineAttention', 'src/ui/home/attention.ts');
export const HomeAttention = importedType('HomeAttention', 'src/ui/home/attention.ts');

export const definePanel = imported('definePanel', 'src/ui/home/definePanel.tsx');

export const HomePanel = importedType('HomePanel', 'src/ui/home/Home.tsx');

export const HomeTrend = importedType('HomeTrend', 'src/ui/home/trend.ts');
export const Trend = importedType('Trend', 'src/ui/home/trend.ts');

export const recordLinks = imported('recordLinks', 'src/ui/action/recordLinks.ts');

export const defineTable = imported('defineTable', 'src/ui/list/defineTable.tsx');

export const failedList = imported('failedList', 'src/ui/list/failedList.tsx');

export const listQueries = imported('listQueries', 'src/ui/list/listDefinition.ts');
export const ValueCounts = importedType('ValueCounts', 'src/lists/valueCounts.ts');
export const ListDefinition = importedType('ListDefinition', 'src/ui/list/listDefinition.ts');

export const measures = imported('measures', 'src/ui/list/sums/measures.ts');

export const sumsByCurrency = imported('sumsByCurrency', 'src/ui/list/sums/sumsByCurrency.ts');

export const EdgesOf = importedType('EdgesOf', 'src/ui/list/edgesDefinition.ts');

export const ListScreen = imported('ListScreen', 'src/ui/list/ListScreen.tsx');

export const defineFilters = imported('defineFilters', 'src/lists/filters/defineFilters.ts');

export const FilterDefinition = importedType(
  'FilterDefinition',
  'src/lists/filters/filterDefinition.ts',
);

export const escapeLike = imported('escapeLike', 'src/lists/filters/patterns.ts');
export const escapeRegExp = imported('escapeRegExp', 'src/lists/filters/patterns.ts');

export const Operators = importedType('Operators', 'src/lists/filters/operands.ts');

export const ListSettings = importedType('ListSettings', 'src/lists/listSettings.ts');

export const connectionPaging = imported('connectionPaging', 'src/lists/paging.ts');
export const cursorPaging = imported('cursorPaging', 'src/lists/paging.ts');
export const numberedCursor = imported('numberedCursor', 'src/lists/paging.ts');
export const noPaging = imported('noPaging', 'src/lists/paging.ts');
export const numberPaging = imported('numberPaging', 'src/lists/paging.ts');
export const offsetPaging = imported('offsetPaging', 'src/lists/paging.ts');

export const connectionPage = imported('connectionPage', 'src/lists/pageInResponse.ts');

export const sortsBy = imported('sortsBy', 'src/lists/sortsBy.ts');
export const sortsThrough = imported('sortsThrough', 'src/lists/sortsThrough.ts');

export const present = imported('present', 'src/lists/present.ts');

export const rowWithKey = imported('rowWithKey', 'src/lists/rowWithKey.ts');

export const ModulesByResource = importedType('ModulesByResource', 'src/lists/resourceModules.ts');
export const PaletteSource = importedType('PaletteSource', 'src/ui/palette/entries.ts');

export const parameterizedFieldQueries = imported(
  'parameterizedFieldQueries',
  'src/ui/record/parameterized/parameterAddress.ts',
);
export const ParameterizedFieldSettings = importedType(
  'ParameterizedFieldSettings',
  'src/ui/record/parameterized/parameterAddress.ts',
);

export const ParameterizedField = imported(
  'ParameterizedField',
  'src/ui/record/parameterized/ParameterizedField.tsx',
);

export const ParameterizedFields = imported(
  'ParameterizedFields',
  'src/ui/record/parameterized/ParameterizedFields.tsx',
);
export const queriesOf = imported(
  'queriesOf',
  'src/ui/record/parameterized/ParameterizedFields.tsx',
);
export const RecordParameterizedFields = importedType(
  'RecordParameterizedFields',
  'src/ui/record/parameterized/ParameterizedFields.tsx',
);

export const recordNames = imported('recordNames', 'src/ui/record/recordNames.ts');
export const defineRecord = imported('defineRecord', 'src/ui/record/defineRecord.tsx');
export const RecordDetailsProps = importedType(
  'RecordDetailsProps',
  'src/ui/record/defineRecord.tsx',
);

export const RecordField = imported('RecordField', 'src/ui/record/RecordScreen.tsx');
export const RecordScreen = imported('RecordScreen', 'src/ui/record/RecordScreen.tsx');
export const Highlights = imported('Highlights', 'src/ui/record/Highlights.tsx');
export const Section = imported('Section', 'src/ui/record/RecordScreen.tsx');

export const RecordTabsView = imported('RecordTabsView', 'src/ui/record/RecordTabs.tsx');
export const tabQueries = imported('tabQueries', 'src/ui/record/RecordTabs.tsx');
export const RecordTabs = importedType('RecordTabs', 'src/ui/record/RecordTabs.tsx');

export const defineRowChanges = imported('defineRowChanges', 'src/ui/record/rows/rowChanges.ts');
export const defineRowOrder = imported('defineRowOrder', 'src/ui/list/rowOrder/defineRowOrder.tsx');
export const defineTab = imported('defineTab', 'src/ui/record/defineTab.tsx');

export const Timeline = imported('Timeline', 'src/ui/record/Timeline.tsx');
export const TimelineEntry = imported('TimelineEntry', 'src/ui/record/Timeline.tsx');
export const EntriesProps = importedType('EntriesProps', 'src/ui/record/Timeline.tsx');
export const EntryList = imported('EntryList', 'src/ui/record/Timeline.tsx');

export const ToolResult = imported('ToolResult', 'src/ui/tool/ToolResult.tsx');
export const NoResult = imported('NoResult', 'src/ui/tool/ToolResult.tsx');

export const MutationTool = imported('MutationTool', 'src/ui/tool/MutationTool.tsx');

export const QueryTool = imported('QueryTool', 'src/ui/tool/QueryTool.tsx');

export const settingsQueries = imported('settingsQueries', 'src/ui/tool/SettingsScreen.tsx');
export const SettingsScreen = imported('SettingsScreen', 'src/ui/tool/SettingsScreen.tsx');
export const SettingsEditing = importedType('SettingsEditing', 'src/ui/tool/SettingsScreen.tsx');

export const toolQueries = imported('toolQueries', 'src/ui/tool/toolAddress.ts');
export const QueryToolSettings = importedType('QueryToolSettings', 'src/ui/tool/toolAddress.ts');

export const FindRecord = imported('FindRecord', 'src/ui/record/FindRecord.tsx');

export const ToolIndex = imported('ToolIndex', 'src/ui/tool/ToolIndex.tsx');

export const ToolPages = imported('ToolPages', 'src/ui/tool/ToolPages.tsx');

export const Visitor = importedType('Visitor', 'src/visitor/visitor.ts');

export const rowsInput = imported('rowsInput', 'src/ui/form/rows/rowsInput.tsx');
