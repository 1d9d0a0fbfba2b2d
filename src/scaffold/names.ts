import { splitWords } from '../model/wording/words.ts';

/** Words of the language, of the platform, and of the generated files themselves, which no name may take. */
const RESERVED = new Set(
  (
    'abstract any arguments as async await boolean break case catch class const continue debugger declare default delete do else ' +
    'enum eval export extends false finally for from function get global globalThis if implements import in infer instanceof ' +
    'interface is keyof let module namespace never new null number object of package private protected public readonly require ' +
    'return set static string super switch symbol this throw true try type typeof undefined unique unknown var void while with yield ' +
    'console document fetch process window ' +
    'graphql useFragment usePageQuery pageQuery listVariables totalVariables isComplete cursorPaging offsetPaging numberPaging ' +
    'tokenPaging noPaging present partOf keyParts tabQueries yesNo ' +
    'choiceFilter dayFilter decimalFilter failedList filters integerFilter momentFilter numberFilter numberedRecordFilter ' +
    'pagedVariables recordFilter required textFilter visitor yesNoFilter ' +
    'address answer columns found localKeys navigation edges query record records resource rows settings tabs totalQuery without ' +
    'actions change countsQuery choice choices clock day decimal fields float fragment group integer json list longText moment optionOf readInlineData ' +
    'language queriesOf question questionQueries questions start translations ' +
    'editQueries editing entries entry read settingsQueries readRecord recordLinks relation relations statusFilter structure text tool toolQueries tools'
  ).split(' '),
);

/** Variables of the generated functions: a constant of that name could not be used in them. */
const LOCAL = new Set(
  'data edge ends from isEmpty item key list page row text to total value values'.split(' '),
);

/** Components and types that the generated files import: no generated component may be called the same. */
const IMPORTED = new Set(
  (
    'Address AskFirst Bytes ChangedField ChangedValue Choice Choices Columns Day Email Fact Identifier Json Filters ListScreen ListSettings ListTotal LocalKeys LongText ' +
    'Moment Money NumberValue Percent Phone Picture Raw RecordLink RecordPage RecordScreen RecordTab RecordTable RecordTabs RecordTitle ' +
    'ActionBar Change Counts CreateForm EditForm Fields Finder LatestRecords Picker RecordAction RecordActions RecordTabsView Resource ResourceGroups Section ' +
    'Answer BulkAction BulkWork Found HomePanel HomeTrend MutationTool QueryTool PaletteSource QueryToolSettings RecordCreation RecordEditing RecordImport RecordUpdate Result SettingsEditing SettingsScreen Silent Tool ToolIndex ToolPages Value ' +
    'Language Question Questions QuestionSettings RecordQuestions ' +
    'EntriesProps EntryList EntryPanel Several TabPanel TableProps Text Timeline TimelineEntry Trend Url ValueTable Visitor YesNo'
  ).split(' '),
);

/** `order-lines`, `order_lines` and `OrderLines` as `OrderLines`; capitals within stay as they are. */
export function pascalCase(name: string): string {
  const parts = name.split(/[^A-Za-z0-9]+/).filter((part) => part !== '');
  const joined = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  return /^[A-Za-z]/.test(joined) ? joined : `Type${joined}`;
}

/** `OrderLine` as `orderLine`, `HTMLPage` as `htmlPage`. */
export function camelCase(name: string): string {
  const [first = '', ...rest] = splitWords(name);
  const joined = first + rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  return /^[a-z]/.test(joined) ? joined : `the${joined.charAt(0).toUpperCase()}${joined.slice(1)}`;
}

/**
 * Gives out names, each once, whatever their capitals: files and artifacts are named after them, and
 * some file systems do not tell `order` from `Order`.
 */
export class Names {
  readonly #taken = new Set<string>();

  /** The name itself, with the suffix when the name is reserved, with a number when it is taken. */
  give(name: string, suffix: string): string {
    const base = isReserved(name) ? `${name}${suffix}` : name;
    let unique = base;
    for (let number = 2; this.#taken.has(unique.toLowerCase()); number += 1)
      unique = `${base}${number}`;
    this.#taken.add(unique.toLowerCase());
    return unique;
  }

  has(name: string): boolean {
    return this.#taken.has(name.toLowerCase());
  }
}

/** True for a name that means something else in some generated file. */
export function isReserved(name: string): boolean {
  return LOCAL.has(name) || isReservedEverywhere(name);
}

/** True for a name that not even a variable may have, which only hides those of other functions. */
export function isReservedEverywhere(name: string): boolean {
  return RESERVED.has(name) || IMPORTED.has(name);
}

/**
 * A name for a parameter or a variable that stands for a value of that name: `order`, `classValue`.
 *
 * @param isTaken whether a name means something else where the variable is used
 */
export function variableName(name: string, isTaken: (name: string) => boolean): string {
  let variable = camelCase(name);
  while (isReservedEverywhere(variable) || isTaken(variable)) variable = `${variable}Value`;
  return variable;
}
