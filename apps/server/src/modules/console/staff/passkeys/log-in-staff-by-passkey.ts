import { Injectable } from '@nestjs/common';
import type { PasskeyAnswer } from '@kindling/contract/accounts/passkeys';
import { problem } from '../../../../kernel/ground/problem.js';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Clock } from '../../../../ports/clock.js';
import {
  challengeOf,
  checkPasskey,
  StaffLoginAttempts,
  StaffPasskeyChallenges,
  type PasskeyPlace,
} from '../../authentication/authentication.api.js';
import { FinishStaffLogin } from '../login/finish-staff-login.js';
import type { StaffEntity } from '../people/staff.entity.js';
import { StaffRepository } from '../people/staff.repository.js';
import { ConsolePasskeyPlace } from './console-passkey-place.js';
import { StaffPasskeysRepository } from './staff-passkeys.repository.js';

/** Logs a staff member in by a passkey, which combines two factors: the device, and the fingerprint, face or PIN. */
@Injectable()
export class LogInStaffByPasskey {
  constructor(
    private readonly clock: Clock,
    private readonly consolePasskeyPlace: ConsolePasskeyPlace,
    private readonly finishStaffLogin: FinishStaffLogin,
    private readonly staffLoginAttempts: StaffLoginAttempts,
    private readonly staffPasskeyChallenges: StaffPasskeyChallenges,
    private readonly staffPasskeys: StaffPasskeysRepository,
    private readonly staff: StaffRepository,
  ) {}

  /** @throws Problem `passkey_refused` for unknown passkeys and for invalid responses of known ones, `rate_limited` */
  async logIn(answer: PasskeyAnswer, call: Call): Promise<StaffCaller> {
    const place = this.consolePasskeyPlace.of(call);
    const owner = await this.staffLoginAttempts.attemptUnguessable(() => this.ownerBy(answer, place), call);
    if (!owner) throw problem('passkey_refused');
    return this.finishStaffLogin.withPasskey(owner, call);
  }

  private async ownerBy(answer: PasskeyAnswer, place: PasskeyPlace): Promise<StaffEntity | undefined> {
    const challenge = challengeOf(answer);
    const isOurs = await this.staffPasskeyChallenges.spend({ for: 'login' }, challenge);
    const known = await this.staffPasskeys.findByCredential(answer.id);
    const used = await checkPasskey(known, answer, challenge, place);
    if (!isOurs || !known || !used) return undefined;
    if (known.host !== place.host || (answer.user_handle ?? known.userHandle) !== known.userHandle)
      return undefined;
    const staff = await this.staff.find(known.staffId);
    return (await this.staffPasskeys.recordUse(known, used, this.clock.now())) ? staff : undefined;
  }
}
