import { Injectable } from '@nestjs/common';
import { type MadePasskey, type PasskeyInvitation } from '@kindling/contract/accounts/passkeys';
import { passkeysAtMost } from '@kindling/contract/accounts/passkey-rules';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import type { Call } from '../../../../kernel/http/call.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import {
  challengeOf,
  readMadePasskey,
  StaffPasskeyChallenges,
} from '../../authentication/authentication.api.js';
import { AuditLog } from '../audit/audit-log.js';
import { consoleName } from '../people/staff-rules.js';
import type { StaffEntity } from '../people/staff.entity.js';
import { StaffRepository } from '../people/staff.repository.js';
import { ConsolePasskeyPlace } from './console-passkey-place.js';
import { StaffPasskeysRepository, type StaffPasskeyEntity } from './staff-passkeys.repository.js';

/** Adds a passkey of a staff member after both factors were verified. */
@Injectable()
export class AddStaffPasskey {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly consolePasskeyPlace: ConsolePasskeyPlace,
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly staffPasskeyChallenges: StaffPasskeyChallenges,
    private readonly staffPasskeys: StaffPasskeysRepository,
    private readonly staff: StaffRepository,
  ) {}

  /**
   * @param staff both factors were just verified
   * @throws Problem `passkey_limit`
   */
  async begin(staff: StaffEntity, call: Call): Promise<PasskeyInvitation> {
    const known = await this.staffPasskeys.ofStaff(staff.id);
    if (known.length >= passkeysAtMost) throw problem('passkey_limit');
    return {
      challenge: this.staffPasskeyChallenges.issue(purposeOf(staff)),
      host: this.consolePasskeyPlace.of(call).host,
      site: consoleName,
      user_handle: this.staffPasskeyChallenges.userHandle(staff.id),
      user_name: staff.email,
      known: known.map(({ credentialId }) => credentialId),
    };
  }

  /** @throws Problem `passkey_refused` for a response to no challenge of `begin`, `passkey_limit` */
  async add(staffId: string, made: MadePasskey, name: string, call: Call): Promise<StaffPasskeyEntity> {
    const staff = await this.staff.find(staffId);
    if (!staff) throw problem('authentication_required');
    const place = this.consolePasskeyPlace.of(call);
    const challenge = challengeOf(made);
    const isOurs = await this.staffPasskeyChallenges.spend(purposeOf(staff), challenge);
    const credential = await readMadePasskey(made, challenge, place);
    if (!isOurs || !credential) throw problem('passkey_refused');
    return this.database.inTransaction(async () => {
      // The lock serialises concurrent additions, so that the limit holds.
      if (!(await this.staff.lock(staff))) throw problem('passkey_refused');
      if ((await this.staffPasskeys.ofStaff(staffId)).length >= passkeysAtMost)
        throw problem('passkey_limit');
      const passkey = {
        ...credential,
        ...{ id: this.ids.next(), staffId, host: place.host, name },
        userHandle: this.staffPasskeyChallenges.userHandle(staffId),
        ...{ createdAt: this.clock.now(), lastUsedAt: null },
      };
      if (!(await this.staffPasskeys.insert(passkey))) throw problem('passkey_refused');
      await this.auditLog.record({ staffId, action: 'staff.passkey_added', subjects: [staffId] });
      return passkey;
    });
  }
}

/** Bound to the version of password and second factor: replacing either invalidates the challenge. */
function purposeOf({ id, accessVersion }: StaffEntity) {
  return { for: 'add', whom: id, passwordVersion: accessVersion } as const;
}
