import {
  HttpError,
  type DataProvider,
  type GetListParams,
  type GetOneParams,
  type QueryFunctionContext,
  type RaRecord,
} from 'react-admin';

const COLUMNS =
  'id number status paymentStatus channel total currency placedAt customer { id name }';

const LIST = `query Orders($first: Int, $offset: Int, $orderBy: [OrderOrderBy!]) {
  orders(first: $first, offset: $offset, orderBy: $orderBy) {
    totalCount
    nodes { ${COLUMNS} }
  }
}`;

const RECORD = `query Order($id: ID!) {
  order(id: $id) {
    ${COLUMNS}
    requestedOn subtotal shippingAmount taxAmount purchaseOrderNumber isRush weightKg lineCount
    cancellationReason internalNotes shippedAt cancelledAt createdAt updatedAt
    salesRep { id fullName }
    deliveryAddress { id label }
    invoice { id number }
    lines(first: 25) { nodes { id quantity unitPrice total variant { id name } } }
  }
}`;

/** Orders of the backend, asked for by name as a team writes it that has one API. Here they are only read. */
export const dataProvider: DataProvider = {
  getList: async <RecordType extends RaRecord>(
    _resource: string,
    { pagination, sort, signal }: GetListParams & QueryFunctionContext,
  ) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
    const { field, order } = sort ?? { field: 'placedAt', order: 'DESC' };
    const { orders } = await ask<{ orders: Page<RecordType> }>('Orders', LIST, signal, {
      first: perPage,
      offset: (page - 1) * perPage,
      orderBy: [`${constantOf(field)}_${order}`, `PRIMARY_KEY_${order}`],
    });
    return { data: orders.nodes, total: orders.totalCount };
  },
  getOne: async <RecordType extends RaRecord>(
    _resource: string,
    { id, signal }: GetOneParams<RecordType> & QueryFunctionContext,
  ) => {
    const { order } = await ask<{ order: RecordType }>('Order', RECORD, signal, { id });
    return { data: order };
  },
  getMany: unused,
  getManyReference: unused,
  create: unused,
  update: unused,
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
};

interface Page<RecordType> {
  readonly totalCount: number;
  readonly nodes: RecordType[];
}

interface ResponseBody<Data> {
  readonly data?: Data | null;
  readonly errors?: ReadonlyArray<{ readonly message: string }>;
}

async function ask<Data>(
  operationName: string,
  query: string,
  signal: AbortSignal | undefined,
  variables: Readonly<Record<string, unknown>>,
): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName, query, variables }),
    signal,
  });
  const { data, errors } = (await response.json()) as ResponseBody<Data>;
  if (!data || errors) throw new HttpError(errors?.[0]?.message ?? 'No data', response.status);
  return data;
}

/** `placedAt` as `PLACED_AT`. */
function constantOf(field: string): string {
  return field.replace(/[A-Z]/g, '_$&').toUpperCase();
}

function unused(): Promise<never> {
  return Promise.reject(new Error('Orders are only read here.'));
}
