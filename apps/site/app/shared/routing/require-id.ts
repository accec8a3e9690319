import { data } from 'react-router';
import { idPattern } from '@kindling/contract/paths/patterns';
import type { RefusedPage } from '../api/page-queries';

/**
 * The id in a page's address.
 *
 * @throws Response for the 404 page if it is malformed: such a page can't exist
 */
export function requireId(id: string | undefined): string {
  if (id === undefined || !idPattern.test(id))
    throw data<RefusedPage>({ code: 'not_found' }, { status: 404 });
  return id;
}
