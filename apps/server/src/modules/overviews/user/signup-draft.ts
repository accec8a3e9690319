import { isLanguage, languageCookie } from '@kindling/contract/languages';
import type { Input } from '@kindling/contract/route';
import type { signup } from '@kindling/contract/overviews/calls/signup';
import type { SignupDraft } from '../../accounts/accounts.api.js';

/** The draft of a signup as accounts understand it, from the call's body and the visitor's chosen language. */
export function signupDraft(
  body: Input<typeof signup>['body'],
  cookies: Readonly<Record<string, string | undefined>>,
): SignupDraft {
  const chosen = cookies[languageCookie];
  const language = body.language ?? (isLanguage(chosen) ? chosen : undefined);
  const message = body.signup_message;
  return {
    email: body.email,
    name: body.name,
    dateOfBirth: body.date_of_birth,
    password: body.password,
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
