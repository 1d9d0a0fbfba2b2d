import type { MutationParameters } from 'relay-runtime';
import type { Resource } from '../../address/resource.ts';
import type { Fields } from '../form/input.ts';
import type { AnyCreation, AnyUpdate, RecordCreation } from '../form/recordChange.ts';
import type { AnyEditing } from '../form/recordEditing.ts';
import type { LinksOperation } from './recordLinks.ts';
import type { EditPermissions, PermissionPath } from '../access/recordPermissions.ts';
import type { RecordState } from './allowedActions.ts';
import type { ActionLink, AnyDeletion, RecordActions } from './recordAction.ts';

/** What can be done with the records of a resource. Everything is loaded on use. */
interface OperationsDefinition {
  readonly resource: Resource;
  /** The inputs of a new record. */
  readonly fields?: () => Promise<object>;
  readonly create?: () => Promise<AnyCreation>;
  readonly edit?: () => Promise<AnyEditing>;
  readonly delete?: () => Promise<AnyDeletion<never>>;
  /** Where a record says whether it may be changed and deleted. */
  readonly permissions?: EditPermissions & { readonly delete?: PermissionPath };
  /** What the actions change the state of: those that a record has passed are not offered any more. */
  readonly state?: RecordState;
  /** What else can be done with a record, in the order of the buttons. */
  readonly actions?: ReadonlyArray<OperationLink<never>>;
  /** What records are linked to, such as tags: added to several of them and taken off them. */
  readonly links?: readonly LinksOption[];
  /** False: nothing can be done with several records at once. */
  readonly bulk?: false;
  /** False: a field of several records cannot be changed at once. */
  readonly bulkEdit?: false;
  /** False: records are deleted one at a time. */
  readonly bulkDelete?: false;
  /** False: records cannot be imported. */
  readonly import?: false;
}

/** Records that others are linked to. */
export interface LinksOption extends LinksOperation {
  /** What is linked: `Tags`. */
  readonly label: string;
}

interface OperationLink<Row> extends ActionLink<Row> {
  /** False: it is done with one record at a time. */
  readonly bulk?: false;
}

/**
 * What can be done with the records of a resource: on their pages, with several of a list, out of a
 * file, and in forms that refer to them.
 */
export interface RecordOperations<Row, SelectedRow> {
  readonly resource: Resource;
  readonly fields?: () => Promise<object>;
  readonly create?: () => Promise<AnyCreation>;
  readonly edit?: () => Promise<AnyEditing>;
  /** What a record says of how it may be changed. */
  readonly permissions?: EditPermissions;
  /** The state that the actions change. */
  readonly state?: RecordState;
  /** The buttons of a record's page. */
  readonly actions: RecordActions<Row>;
  /** All actions on such records, also those that the person may not use. */
  readonly allActions: RecordActions<never>;
  /** What can be done with several records at once; null for nothing. */
  readonly bulk: BulkOperations<SelectedRow> | null;
  readonly canImport: boolean;
}

/** What can be done with several records at once. */
export interface BulkOperations<Row> {
  readonly actions: RecordActions<Row>;
  /** All actions on such records, also those that are done with one at a time, and those that the person may not use. */
  readonly allActions: RecordActions<never>;
  /** The state that the actions change. */
  readonly state?: RecordState;
  /** How one of their fields is changed. */
  readonly edit: LoadEditing<Row> | null;
  /** What they are linked to. */
  readonly links: readonly LinksOption[];
  /** What a row says of how it may be changed. */
  readonly permissions?: EditPermissions;
}

export type LoadEditing<Row> = () => Promise<
  Omit<AnyEditing, 'update'> & { readonly update: () => Promise<AnyUpdate<Row>> }
>;

/**
 * Describes what can be done with the records of a resource. What can be done with several at once
 * and whether records can be imported follow from it; a record must have what its actions need, and
 * so must the rows of a list.
 */
export function defineOperations<const Own extends OperationsDefinition>(
  own: Own & Fitting<Own>,
): Operations<Own> {
  const { actions = [], delete: remove, bulkDelete, links = [] } = own;
  const permission = own.permissions?.delete;
  const deletion = remove && { ...deleteLink(remove), permission, bulk: bulkDelete };
  const all: ReadonlyArray<OperationLink<never>> = deletion ? [...actions, deletion] : actions;
  const bulkActions = all.filter(({ bulk }) => bulk !== false);
  const bulkEdit = own.bulkEdit === false ? null : (own.edit ?? null);
  const ways = [...bulkActions, ...(bulkEdit ? [bulkEdit] : []), ...links];
  const hasBulk = own.bulk !== false && ways.length > 0;
  const operations: RecordOperations<never, never> = {
    resource: own.resource,
    fields: own.fields,
    create: own.create,
    edit: own.edit,
    permissions: own.permissions,
    state: own.state,
    actions: all,
    allActions: all,
    bulk: hasBulk
      ? {
          actions: bulkActions,
          allActions: all,
          state: own.state,
          edit: bulkEdit,
          links,
          permissions: own.permissions,
        }
      : null,
    canImport: own.import !== false && own.fields !== undefined && own.create !== undefined,
  };
  // What the parts need of a record is known to the types of `Own` only.
  return operations as unknown as Operations<Own>;
}

/** Deleting as one of a record's actions. */
export function deleteLink(load: () => Promise<AnyDeletion<never>>): ActionLink<never> {
  const about = { label: 'Delete', isDangerous: true, isDelete: true };
  return { ...about, load: async () => ({ ...about, ...(await load()) }) };
}

type Operations<Own extends OperationsDefinition> = Pick<
  Own,
  keyof Own & ('resource' | 'fields' | 'create' | 'edit')
> &
  Pick<
    RecordOperations<
      NeedOfAll<LinkedBy<Own> | DeletionOf<Own>>,
      NeedOfAll<LinkedBy<Own, { readonly bulk: false }> | BulkDeletionOf<Own> | UpdateOf<Own>>
    >,
    'actions' | 'allActions' | 'bulk' | 'canImport' | 'permissions' | 'state'
  >;

/** The inputs of a new record are those that its mutation sends. */
type Fitting<Own> = Own extends {
  create: () => Promise<RecordCreation<infer _Mutation extends MutationParameters, infer Values>>;
}
  ? { readonly fields: () => Promise<Fields<Values>> }
  : unknown;

/** What the actions load, but for those of a kind. */
type LinkedBy<Own, Left = never> = Own extends {
  actions: ReadonlyArray<infer Link extends ActionLink<never>>;
}
  ? Exclude<Link, Left>['load']
  : never;

type DeletionOf<Own> = Own extends { delete: infer Load } ? Load : never;

type BulkDeletionOf<Own> = Own extends { bulkDelete: false } ? never : DeletionOf<Own>;

/** What changes a field of a record, where that can be done with several. */
type UpdateOf<Own> = Own extends { bulkEdit: false }
  ? never
  : Own extends { edit: () => Promise<{ update: infer Load }> }
    ? Load
    : never;

/** What a record must have for all that is loaded. */
type NeedOfAll<Load> = (
  Load extends () => Promise<infer Loaded> ? (record: NeedOf<Loaded>) => void : never
) extends (record: infer All) => void
  ? All
  : never;

type NeedOf<Loaded> = Loaded extends {
  takesSeveral: true;
  variables: (records: ReadonlyArray<infer Row>, ...rest: never) => unknown;
}
  ? Row
  : Loaded extends { variables: (record: infer Row, ...rest: never) => unknown }
    ? Row
    : unknown;
