import type { Envelope, Field } from './fields.ts';
import type {
  Filter,
  Pagination,
  RelatedSearch,
  RequiredArgument,
  Search,
  Sort,
  Total,
} from './listQuery.ts';
import type { Path, Variables, Way } from './variables.ts';

/** How to ask for many records: at the root (`Resource.list`) or below a record (`Relation.list`). */
export interface List {
  /** From Query, or for a relation from the record's type. Only the last two fields can have arguments. */
  path: Path;
  /** The arguments of the last field, by name → printed type. */
  arguments: Record<string, string>;
  /** The arguments of the last but one field, if it takes those of pagination (`Page(page:) { media }`). */
  above: Record<string, string>;
  /** GraphQL type of the rows: the resource's own, or a summary of it (`PageListItem` of `Page`). */
  rowType: string;
  /** When the rows are of a summary type: the record's fields that they have too. Null when they have all. */
  fields: string[] | null;
  /** From the last field's type to the records: `[]` for a plain list, `['edges','node']`, `['nodes']`, `['items']`. */
  rows: Way;
  /** Data on the edges around the records; null if there is none. */
  edge: Edge | null;
  pagination: Pagination;
  /** From Query (or the record) to the number of all records that match, or null. */
  total: Total | null;
  filter: Filter | null;
  sort: Sort | null;
  search: Search | null;
  /** The same for the list's own screen, through the relation to the record that its rows belong to. */
  relatedSearch?: RelatedSearch;
  /** Required arguments that pagination, filter and sort do not fill: a form asks for them first. */
  required: RequiredArgument[];
  /** Variables that are always sent. */
  fixed: Variables;
}

/** Data on the edges of a connection, such as a member's role in a team. */
export interface Edge {
  /** The GraphQL type of the edges. */
  type: string;
  fields: Field[];
  /** The records that it leads to besides, one by each. */
  relations: Relation[];
}

export interface Relation {
  field: string;
  label: string;
  /** The other resource's type. */
  to: string;
  many: boolean;
  /** To one: from the field's type to the record: mostly `[]`; `['node']` for a lone edge, `['data']` for an envelope. */
  record: Path;
  /** Where the schema keeps it apart from the record's key. */
  envelope?: Envelope;
  nullable: boolean;
  description: string | null;
  deprecated: boolean;
  /** For a relation to one: the scalar field with the same key (`customerId`), which is hidden. */
  foreignKey: string | null;
  /** To many: how to ask for the records. `path` starts at the record. */
  list: List | null;
}

/**
 * A field of several types: a union, or an interface that is no resource, with one value or many. Pages of
 * value objects are such a field, too.
 */
export interface UnionField {
  field: string;
  label: string;
  /** The union or interface, or the type of the values. */
  type: string;
  many: boolean;
  nullable: boolean;
  description: string | null;
  /** The object types of the records, each a resource. */
  members: string[];
  /** The object types that are no records, with what there is to see of each: the blocks of a page. */
  values: UnionValue[];
  /** For a paginated list: how to fetch it. `path` starts at the record. */
  list: List | null;
  /** Where the schema keeps it apart from the record's key. */
  envelope?: Envelope;
}

/** What one kind of value of a union is made of. */
export interface UnionValue {
  type: string;
  label: string;
  fields: Field[];
  /** The records that it leads to, one by each. */
  relations: Relation[];
  /** Those of its fields that give one of several kinds. */
  unionFields: UnionField[];
}
