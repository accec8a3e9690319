import { mostTenantsAtOnce } from '@kindling/contract/brands/calls/tenants';
import type { DataProvider, GetManyParams, GetManyResult, Identifier } from 'react-admin';

/** The lists that can be asked for rows by their ids, with how many at once. */
const askedByIds: Readonly<Record<string, number>> = { tenants: mostTenantsAtOnce };

/**
 * Reads rows by their ids: in one request where their list can be asked so, otherwise one by one. What the reader was not
 * given is left out.
 */
export function manyReader(
  getList: DataProvider['getList'],
  getOne: (resource: string, id: Identifier) => Promise<{ data: GetManyResult['data'][number] }>,
): (resource: string, params: GetManyParams) => Promise<GetManyResult> {
  return async (resource, { ids }) => {
    const atOnce = askedByIds[resource];
    if (atOnce === undefined || ids.length === 1) {
      const answers = await Promise.all(ids.map((id) => getOne(resource, id)));
      return { data: answers.map(({ data }) => data) };
    }
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, page) => {
        const id = ids.slice(page * atOnce, (page + 1) * atOnce);
        return getList(resource, {
          filter: { id },
          pagination: { page: 1, perPage: id.length },
          sort: { field: 'id', order: 'ASC' },
        });
      }),
    );
    return { data: pages.flatMap(({ data }) => data) };
  };
}
