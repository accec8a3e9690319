import { Controller } from '@nestjs/common';
import * as routes from '@kindling/contract/console/calls/staff-passkeys';
import type { Answer, Input } from '@kindling/contract/route';
import { problem } from '../../../../kernel/ground/problem.js';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { StaffPasskeyChallenges } from '../../authentication/authentication.api.js';
import { ConfirmStaff } from '../account/confirm-staff.js';
import { AuditLog } from '../audit/audit-log.js';
import { toStaffMember } from '../login/to-staff-member.js';
import { AddStaffPasskey } from './add-staff-passkey.js';
import { ConsolePasskeyPlace } from './console-passkey-place.js';
import { LogInStaffByPasskey } from './log-in-staff-by-passkey.js';
import { StaffPasskeysRepository, type StaffPasskeyEntity } from './staff-passkeys.repository.js';

/** The caller's own passkeys, and login with one. */
@Controller()
export class StaffPasskeysController {
  constructor(
    private readonly addStaffPasskey: AddStaffPasskey,
    private readonly auditLog: AuditLog,
    private readonly confirmStaff: ConfirmStaff,
    private readonly consolePasskeyPlace: ConsolePasskeyPlace,
    private readonly logInStaffByPasskey: LogInStaffByPasskey,
    private readonly staffPasskeyChallenges: StaffPasskeyChallenges,
    private readonly staffPasskeys: StaffPasskeysRepository,
  ) {}

  @Endpoint(routes.getStaffPasskeyChallenge)
  getChallenge(
    _input: unknown,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.getStaffPasskeyChallenge>> {
    const { host } = this.consolePasskeyPlace.of(call);
    return Promise.resolve({ challenge: this.staffPasskeyChallenges.issue({ for: 'login' }), host });
  }

  @Endpoint(routes.staffLoginPasskey)
  async logIn(
    { body }: Input<typeof routes.staffLoginPasskey>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof routes.staffLoginPasskey>> {
    return { staff: toStaffMember(await this.logInStaffByPasskey.logIn(body, call)) };
  }

  @Endpoint(routes.listStaffPasskeys)
  async list(_input: unknown, { staffId }: StaffCaller): Promise<Answer<typeof routes.listStaffPasskeys>> {
    return { passkeys: (await this.staffPasskeys.ofStaff(staffId)).map(shown) };
  }

  @Endpoint(routes.beginStaffPasskey)
  async begin(
    { body }: Input<typeof routes.beginStaffPasskey>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof routes.beginStaffPasskey>> {
    return this.addStaffPasskey.begin(await this.confirmStaff.confirm(caller, body, call), call);
  }

  @Endpoint(routes.addStaffPasskey)
  async add(
    { body }: Input<typeof routes.addStaffPasskey>,
    { staffId }: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof routes.addStaffPasskey>> {
    return shown(await this.addStaffPasskey.add(staffId, body.made, body.name, call));
  }

  @Endpoint(routes.removeStaffPasskey)
  async remove(
    { params }: Input<typeof routes.removeStaffPasskey>,
    { staffId }: StaffCaller,
  ): Promise<Answer<typeof routes.removeStaffPasskey>> {
    if (!(await this.staffPasskeys.remove(staffId, params.id))) throw problem('not_found');
    await this.auditLog.record({ staffId, action: 'staff.passkey_removed', subjects: [staffId] });
    return { done: true };
  }
}

function shown({ id, name, createdAt, lastUsedAt }: StaffPasskeyEntity) {
  return {
    ...{ id, name },
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
