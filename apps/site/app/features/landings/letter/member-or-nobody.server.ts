import type { LoaderFunctionArgs } from 'react-router';
import type { Profile } from '@kindling/contract/profiles/profile';
import { memberQuery } from '../../../domain/profiles/member-query';
import { loadOnServer } from '../../../shared/api/load-on-server.server';
import { requireId } from '../../../shared/routing/require-id';

/**
 * The member that a landing page is about; null if the reader would have to log in to see any member.
 *
 * @throws Response for the 404 page if the reader may see members and there is none by this id
 */
export async function memberOrNobody(args: LoaderFunctionArgs): Promise<{ member: Profile | null }> {
  try {
    const { member } = await loadOnServer(args, { member: memberQuery(requireId(args.params.id)) });
    return { member: member.profile };
  } catch (thrown) {
    // The redirect to the login is a response by itself; every other refusal goes to the error page.
    if (thrown instanceof Response) return { member: null };
    throw thrown;
  }
}
