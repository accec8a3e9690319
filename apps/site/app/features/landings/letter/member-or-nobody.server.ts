import type { LoaderFunctionArgs } from 'react-router';
import type { Profile } from '@kindling/contract/profiles/profile';
import { memberQuery } from '../../../domain/profiles/member-query';
import { loadOnServer } from '../../../shared/api/load-on-server.server';
import { requireId } from '../../../shared/routing/require-id';

/**
 * The member that a landing page is about; null where the reader would have to log in to see anybody.
 *
 * @throws Response for the 404 page where the reader may see members and there is none by this id
 */
export async function memberOrNobody(args: LoaderFunctionArgs): Promise<{ member: Profile | null }> {
  try {
    const { member } = await loadOnServer(args, { member: memberQuery(requireId(args.params.id)) });
    return { member: member.profile };
  } catch (thrown) {
    // The way to the login is a response by itself; every other refusal is the error page's.
    if (thrown instanceof Response) return { member: null };
    throw thrown;
  }
}
