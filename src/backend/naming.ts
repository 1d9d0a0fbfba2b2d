import 'postgraphile';

/** A relation between two tables, seen from one of them. */
interface Relation {
  localAttributes: readonly string[];
  localCodec: { attributes?: Record<string, unknown> };
  remoteResource: { codec: { name: string } };
  isReferencee?: boolean;
  extensions?: { tags?: Record<string, unknown> };
}

interface RelationDetails {
  registry: { pgRelations: Record<string, Record<string, Relation>> };
  codec: { name: string };
  relationName: string;
}

function relationsOf(details: RelationDetails): Record<string, Relation> {
  return details.registry.pgRelations[details.codec.name] ?? {};
}

/**
 * `customer_id` → `customer`; null when the column is not named after the record that it refers to.
 */
export function referredName(column: string): string | null {
  return /^(.+)_(?:id|uuid)$/i.exec(column)?.[1] ?? null;
}

function forwardName(long: string, details: RelationDetails): string {
  const relation = relationsOf(details)[details.relationName];
  const [column, ...otherColumns] = relation?.localAttributes ?? [];
  if (!relation || column === undefined || otherColumns.length > 0) return long;
  if (typeof relation.extensions?.tags?.fieldName === 'string') return long;
  const name = referredName(column);
  return name === null || relation.localCodec.attributes?.[name] ? long : name;
}

function backwardName(long: string, details: RelationDetails, short: string): string {
  const relation = relationsOf(details)[details.relationName];
  const isNamed = (candidate: Relation | undefined) =>
    typeof candidate?.extensions?.tags?.foreignFieldName === 'string';
  if (!relation || isNamed(relation)) return long;
  const rivals = Object.values(relationsOf(details)).filter(
    (other) =>
      other.isReferencee === true &&
      other.remoteResource.codec.name === relation.remoteResource.codec.name &&
      !isNamed(other),
  );
  return rivals.length > 1 ? long : short;
}

/**
 * Unique valid names of enum values: `IN_TRANSIT` for `in_transit`. When some values are not plain
 * lower-case words, all of them stay as close as possible to the original.
 */
function enumNames(
  values: readonly string[],
  nameOf: (value: string) => string,
): ReadonlyMap<string, string> {
  const areWords = values.every((value) => /^[a-z][a-z0-9_]*$/.test(value));
  const names = new Map<string, string>();
  const taken = new Set(['true', 'false', 'null']);
  for (const value of values) {
    const valid = nameOf(value)
      .replaceAll(/[^A-Za-z0-9_]/g, '_')
      .replace(/^(?=\d)/, '_');
    let name = areWords ? value.toUpperCase() : valid;
    for (let count = 2; taken.has(name); count += 1) name = `${valid}_${count}`;
    taken.add(name);
    names.set(value, name);
  }
  return names;
}

/**
 * Short names: `orders` for `allOrders`, `customer` for `customerByCustomerId`, `shipments` for
 * `shipmentsByOrderId`, `IN_TRANSIT` for `in_transit`, and `id` for an action's record. Ambiguous
 * short names are not used; a name given by a smart tag always wins.
 */
export const NamingPlugin: GraphileConfig.Plugin = {
  name: 'NamingPlugin',
  version: '1.0.0',
  inflection: {
    replace: {
      _allRows(_previous, _options, resource) {
        return this.camelCase(this.pluralize(this._singularizedResourceName(resource)));
      },
      _singleRelationRaw(previous, _options, details) {
        return forwardName(previous!(details), details as RelationDetails);
      },
      _singleRelationBackwardsRaw(previous, _options, details) {
        const remote = details.registry.pgRelations[details.codec.name]?.[details.relationName];
        const long = previous!(details);
        if (!remote) return long;
        const short = this.tableType(remote.remoteResource.codec);
        return backwardName(long, details as RelationDetails, short);
      },
      _manyRelationRaw(previous, _options, details) {
        const remote = details.registry.pgRelations[details.codec.name]?.[details.relationName];
        const long = previous!(details);
        if (!remote) return long;
        const short = this.pluralize(this.tableType(remote.remoteResource.codec));
        return backwardName(long, details as RelationDetails, short);
      },
      enumValue(previous, _options, value, codec) {
        const values = codec.values.map((each) => each.value);
        return enumNames(values, (each) => previous!(each, codec)).get(value) ?? value;
      },
      argument(previous, _options, details) {
        const isOwnRecord = details.index === 0 && details.param.extensions?.variant === 'nodeId';
        return isOwnRecord ? this.nodeIdFieldName() : previous!(details);
      },
    },
  },
};
