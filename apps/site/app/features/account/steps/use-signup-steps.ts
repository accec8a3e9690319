import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { PageName } from '@kindling/contract/pages';
import type { User } from '@kindling/contract/overviews/user';
import { leaveSteps } from '../../../domain/account/signup/signup-visit';
import { userQuery } from '../../../domain/account/use-user';
import { browserApi } from '../../../shared/api/browser-api';
import { usePaths } from '../../../shared/routing/use-paths';
import { isNews, stepAfter } from './signup-steps';

/** Where the signup leads: first to the confirmation of the address, then to matching members. */
export function pageAfterSteps({ status }: Pick<User, 'status'>): PageName {
  return status === 'active' ? 'signup-matches' : 'complete-signup';
}

/**
 * A member's position in the steps after the form. Each is saved by itself, so that a reload or a later visit resumes there;
 * leaving them, finished or not, leads to the confirmation of the address.
 *
 * @param user null while the form before them is shown
 * @param onLeave called before the navigation
 */
export function useSignupSteps(user: User | null, onLeave?: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const path = usePaths();
  // Where the member navigated to; before that, where they left off.
  const [gone, setGone] = useState<number>();
  const step = gone ?? user?.signup_step ?? 1;

  const leave = () => {
    leaveSteps(sessionStorage);
    onLeave?.();
    if (user) void navigate(path(pageAfterSteps(user)));
  };

  /** The step is done or skipped. @throws ApiProblem */
  const next = async () => {
    const following = stepAfter(step);
    if (isNews(following, user?.signup_step ?? null)) {
      const answer = await browserApi()('updateUser', { body: { signup_step: following } });
      client.setQueryData(userQuery.key, answer);
    }
    if (following === null) leave();
    else setGone(following);
  };

  return { step, leave, next, back: step > 1 ? () => setGone(step - 1) : undefined };
}

export type SignupStepsState = ReturnType<typeof useSignupSteps>;
