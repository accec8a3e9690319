import { useEffect, useRef, useState } from 'react';
import type { Answer, CallInput } from '@kindling/contract/route';
import type { Routes } from '@kindling/contract/routes';
import type { SiteApi } from '@kindling/contract/site-request';
import { browserApi } from '../../../shared/api/browser-api';
import { isApiProblem } from '../../../shared/api/page-queries';
import { useSite } from '../../../shared/site/site-data';
import { useAlive } from '../../../shared/site/use-alive';
import type { ProofTask } from '../../../shared/proof/find-proof';
import {
  isProofRequired,
  mostRounds,
  taskOf,
  type ChallengeAnswer,
} from '../../../shared/proof/send-with-proof';
import { solveInWorker } from '../../../shared/proof/solve-in-worker';

export type SignupBody = CallInput<Routes['signup']>['body'];
type SignupAnswer = Answer<Routes['signup']>;

interface GateListener {
  /** Called with each challenge: whether this visit may sign up without an invitation. */
  onOpen(signupsOpen: boolean): void;
  /** Called when the browser begins to work, and when neither it nor a signup that waits for it is under way any more. */
  onWork(working: boolean): void;
}

/** Gets a signup past the server's gate: fetches a challenge, does the work that it demands, sends again. */
export class SignupGate {
  private sending = false;
  private ticket: Promise<ChallengeAnswer | undefined> = Promise.resolve(undefined);

  constructor(
    private readonly api: SiteApi,
    private readonly solve: (task: ProofTask) => Promise<string>,
    private readonly listener: GateListener,
  ) {}

  /** Fetches a challenge for a form that was opened; work begins at once, while the fields are filled in. */
  open(): void {
    this.ticket = this.api('getSignupChallenge').then(
      ({ signups_open, ...task }) => {
        this.listener.onOpen(signups_open);
        return this.answer(task);
      },
      // Without one the server demands work, which is then done.
      () => undefined,
    );
    this.ticket.catch(() => undefined);
  }

  /**
   * Signs up.
   *
   * @throws ApiProblem
   */
  async send(body: SignupBody): Promise<SignupAnswer> {
    this.sending = true;
    try {
      for (let round = 1; ; round++) {
        const challenge = await this.ticket;
        try {
          return await this.api('signup', { body: { ...body, ...(challenge ? { challenge } : {}) } });
        } catch (error) {
          if (!isProofRequired(error) || round === mostRounds) throw this.afterRefusal(error);
          this.ticket = this.answer(taskOf(error));
        }
      }
    } finally {
      this.sending = false;
      this.listener.onWork(false);
    }
  }

  private async answer(task: ProofTask): Promise<ChallengeAnswer> {
    const { challenge, difficulty } = task;
    if (difficulty === 0) return { challenge, solution: '' };
    this.listener.onWork(true);
    try {
      return { challenge, solution: await this.solve(task) };
    } finally {
      if (!this.sending) this.listener.onWork(false);
    }
  }

  /** A wrong field costs nothing; every other refusal may have used up the challenge. */
  private afterRefusal(error: unknown): unknown {
    if (!isApiProblem(error) || error.code !== 'validation_failed') this.open();
    return error;
  }
}

/**
 * The gate of a form that was just opened, and whether it is at work.
 *
 * @param needed false if no more signup follows: then nothing is fetched
 */
export function useSignupGate(needed: boolean): {
  working: boolean;
  /** This visit can't sign up without an invitation, or the brand accepts no other members. */
  inviteOnly: boolean;
  send(body: SignupBody): Promise<SignupAnswer>;
} {
  const alive = useAlive();
  const gate = useRef<SignupGate>(null);
  const { settings } = useSite();
  const [working, setWorking] = useState(false);
  const [inviteOnly, setInviteOnly] = useState(settings.signups === 'invite');
  useEffect(() => {
    if (!alive || !needed) return;
    const left = new AbortController();
    gate.current = new SignupGate(browserApi(), (task) => solveInWorker(task, left.signal), {
      onOpen: (signupsOpen) => setInviteOnly(!signupsOpen),
      onWork: setWorking,
    });
    gate.current.open();
    return () => left.abort();
  }, [alive, needed]);
  return {
    working,
    inviteOnly,
    send(body) {
      if (!gate.current) throw new Error('the form is not alive yet');
      return gate.current.send(body);
    },
  };
}
