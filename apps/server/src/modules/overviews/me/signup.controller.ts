import { Controller } from '@nestjs/common';
import { isLanguage, languageCookie } from '@kindling/contract/languages';
import * as routes from '@kindling/contract/overviews/calls/signup';
import type { Answer, Input } from '@kindling/contract/route';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import {
  Activate,
  ResendActivation,
  SignUp,
  SignupAdmission,
  SignupGate,
  type SignupDraft,
} from '../../accounts/accounts.api.js';
import { DescribeUser } from './describe-user.js';

/** From the open form to the confirmed address: the signup, its challenge and its activation (specification §4). */
@Controller()
export class SignupController {
  constructor(
    private readonly activation: Activate,
    private readonly resending: ResendActivation,
    private readonly signUp: SignUp,
    private readonly signupAdmission: SignupAdmission,
    private readonly signupGate: SignupGate,
    private readonly describeUser: DescribeUser,
  ) {}

  @Endpoint(routes.getSignupChallenge)
  async getSignupChallenge(
    _input: Input<typeof routes.getSignupChallenge>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.getSignupChallenge>> {
    return { ...(await this.signupGate.open(call)), signups_open: this.signupAdmission.isOpen(call) };
  }

  @Endpoint(routes.signup)
  async signup(
    { body }: Input<typeof routes.signup>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.signup>> {
    const memberId = await this.signUp.signUp(signupDraft(body, call.request.cookies), call);
    return { user: (await this.describeUser.describe(memberId)) ?? null };
  }

  @Endpoint(routes.activate)
  async activate(
    { body }: Input<typeof routes.activate>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.activate>> {
    await this.activation.activate(body.token, call);
    return { done: true };
  }

  @Endpoint(routes.resendActivation)
  async resendActivation(
    _input: Input<typeof routes.resendActivation>,
    caller: MemberCaller,
  ): Promise<Answer<typeof routes.resendActivation>> {
    await this.resending.resend(caller.memberId);
    return { done: true };
  }
}

/** The draft of a signup as accounts expect it, from the call's body and the visitor's chosen language. */
function signupDraft(
  body: Input<typeof routes.signup>['body'],
  cookies: Readonly<Record<string, string | undefined>>,
): SignupDraft {
  const chosen = cookies[languageCookie];
  const language = body.language ?? (isLanguage(chosen) ? chosen : undefined);
  const message = body.signup_message;
  return {
    email: body.email,
    name: body.name,
    dateOfBirth: body.date_of_birth,
    ...(body.password === undefined ? {} : { password: body.password }),
    ...(language ? { language } : {}),
    ...(body.entry ? { entry: body.entry } : {}),
    ...(body.invite ? { invite: body.invite } : {}),
    ...(body.challenge ? { challenge: body.challenge } : {}),
    ...(body.website ? { website: body.website } : {}),
    ...(body.liked ? { likedIds: body.liked } : {}),
    ...(message
      ? {
          message: {
            profileId: message.profile_id,
            text: message.text,
            acknowledged: body.acknowledge_fictional ?? false,
          },
        }
      : {}),
  };
}
