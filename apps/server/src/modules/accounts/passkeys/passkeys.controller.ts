import { Controller } from '@nestjs/common';
import * as routes from '@kindling/contract/accounts/calls/passkeys';
import type { Answer, Input } from '@kindling/contract/route';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { PasskeyChallenges } from '../../console/authentication/authentication.api.js';
import { PasskeysRepository, type StoredPasskey } from '../core/passkeys.repository.js';
import { ConfirmPassword } from '../credentials/confirm-password.js';
import { AddPasskey } from './add-passkey.js';
import { PasskeyPlaces } from './passkey-places.js';
import { RemovePasskey } from './remove-passkey.js';

/** A member's passkeys, and the challenge for logging in with one (decisions §3.1). */
@Controller()
export class PasskeysController {
  constructor(
    private readonly addPasskey: AddPasskey,
    private readonly confirmPassword: ConfirmPassword,
    private readonly passkeyChallenges: PasskeyChallenges,
    private readonly passkeyPlaces: PasskeyPlaces,
    private readonly passkeys: PasskeysRepository,
    private readonly removePasskey: RemovePasskey,
  ) {}

  @Endpoint(routes.getPasskeyChallenge)
  getChallenge(
    _input: Input<typeof routes.getPasskeyChallenge>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.getPasskeyChallenge>> {
    const { host } = this.passkeyPlaces.of(call);
    return Promise.resolve({ challenge: this.passkeyChallenges.issue({ for: 'login' }), host });
  }

  @Endpoint(routes.listPasskeys)
  async list(
    _input: Input<typeof routes.listPasskeys>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.listPasskeys>> {
    const own = await this.passkeys.ofAccount(memberId);
    return { host: TenantContext.current().primaryHost, passkeys: own.map(shown) };
  }

  @Endpoint(routes.beginPasskey)
  async begin(
    { body }: Input<typeof routes.beginPasskey>,
    { memberId }: MemberCaller,
    call: Call,
  ): Promise<Answer<typeof routes.beginPasskey>> {
    if (body.password === undefined) return this.addPasskey.beginFirst(memberId, call);
    return this.addPasskey.begin(
      await this.confirmPassword.confirm(memberId, body.password, 'password'),
      call,
    );
  }

  @Endpoint(routes.addPasskey)
  async add(
    { body }: Input<typeof routes.addPasskey>,
    { memberId }: MemberCaller,
    call: Call,
  ): Promise<Answer<typeof routes.addPasskey>> {
    return shown(await this.addPasskey.add({ memberId, ...body }, call));
  }

  @Endpoint(routes.renamePasskey)
  async rename(
    { params, body }: Input<typeof routes.renamePasskey>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.renamePasskey>> {
    if (!(await this.passkeys.rename(memberId, params.id, body.name))) throw problem('not_found');
    return { done: true };
  }

  @Endpoint(routes.removePasskey)
  async remove(
    { params }: Input<typeof routes.removePasskey>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.removePasskey>> {
    await this.removePasskey.remove(memberId, params.id);
    return { done: true };
  }
}

function shown({ id, name, host, backedUp, createdAt, lastUsedAt }: StoredPasskey) {
  return {
    ...{ id, name, host, backed_up: backedUp },
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
