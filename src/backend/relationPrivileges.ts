import 'postgraphile';
import type { PgCodec, PgCodecRelation } from 'postgraphile/@dataplan/pg';

type Privilege = 'canSelect' | 'canInsert' | 'canUpdate';

/** Whether a role has a privilege for all of these columns, as PgRBACPlugin has read it. */
function mayAll(codec: PgCodec, columns: readonly string[], privilege: Privilege): boolean {
  return columns.every((name) => codec.attributes?.[name]?.extensions?.[privilege] !== false);
}

function mayFollow({
  localCodec,
  localAttributes,
  remoteResource,
  remoteAttributes,
}: PgCodecRelation): boolean {
  return (
    remoteResource.extensions?.canSelect !== false &&
    mayAll(localCodec, localAttributes, 'canSelect') &&
    mayAll(remoteResource.codec, remoteAttributes, 'canSelect')
  );
}

const NOT_FOLLOWED: GraphileBuild.BehaviorString[] = [
  '-select',
  '-single',
  '-list',
  '-connection',
  '-filterBy',
];

/**
 * Relations as the privileges of a role allow: they are followed by those who may read the columns
 * on both sides. Who may write a column that refers to a record may choose the record, whatever they
 * may do to that record itself, on which PgRBACPlugin decides.
 */
export const RelationPrivilegesPlugin: GraphileConfig.Plugin = {
  name: 'RelationPrivilegesPlugin',
  version: '1.0.0',
  schema: {
    entityBehavior: {
      pgCodecRelation: {
        inferred: {
          after: ['postInferred'],
          provides: ['relationPrivileges'],
          callback(behavior, relation) {
            const { isReferencee, localAttributes, localCodec } = relation;
            const followed = mayFollow(relation) ? [] : NOT_FOLLOWED;
            if (isReferencee) return [behavior, ...followed];
            const mayInsert = mayAll(localCodec, localAttributes, 'canInsert');
            const mayUpdate = mayAll(localCodec, localAttributes, 'canUpdate');
            return [
              behavior,
              ...followed,
              mayInsert ? 'nodeId:insert' : '-nodeId:insert',
              mayUpdate ? 'nodeId:update' : '-nodeId:update',
            ];
          },
        },
      },
      pgCodecRef: {
        inferred: {
          after: ['inferred'],
          provides: ['relationPrivileges'],
          callback(behavior, [codec, refName], build) {
            const { pgRelations } = build.input.pgRegistry;
            const isFollowed = (codec.refs?.[refName]?.paths ?? []).every((path) => {
              let from: PgCodec = codec;
              return path.every(({ relationName }) => {
                const relation = pgRelations[from.name]?.[relationName];
                if (!relation) return true;
                from = relation.remoteResource.codec;
                return mayFollow(relation);
              });
            });
            return isFollowed ? behavior : [behavior, ...NOT_FOLLOWED];
          },
        },
      },
    },
  },
};
