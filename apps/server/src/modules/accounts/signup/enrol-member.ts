import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import type { PageName } from '@kindling/contract/pages';
import type { TrafficSource } from '@kindling/contract/brands/traffic-source';
import { Database } from '../../../kernel/database/database.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { memberActivated, memberSignedUp } from '../core/account-events.js';
import { AccountsRepository } from '../core/accounts.repository.js';

export interface Enrolment {
  /** In its normalised form. */
  email: string;
  /** As `Passwords.hash` made it. */
  passwordHash: string;
  name: string;
  /** `YYYY-MM-DD` */
  dateOfBirth: string;
  language: Language;
  /** Where the visit came from that the person signed up in, where that is known. */
  trafficSource?: TrafficSource;
  signupPage?: PageName;
}

/**
 * Makes a member whose address the operator vouches for, as for people who are brought in from elsewhere: the same
 * member that a signup and its confirmation make, without a visit, a session or a mail.
 */
@Injectable()
export class EnrolMember {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly events: Events,
    private readonly accounts: AccountsRepository,
  ) {}

  /**
   * @returns the new member's id
   * @throws Error when another account confirmed the address before
   */
  async enrol(enrolment: Enrolment): Promise<string> {
    const { email, passwordHash, name, dateOfBirth, language } = enrolment;
    const { trafficSource = null, signupPage = null } = enrolment;
    const now = this.clock.now();
    const id = this.ids.next();
    await this.database.inTransaction(async () => {
      await this.accounts.insert({
        ...{ id, email, passwordHash, language },
        ...{ claims: false, trafficSource, signupPage, signupDate: now },
      });
      await this.events.emit(memberSignedUp, { memberId: id, name, dateOfBirth, language });
      await this.accounts.releaseUnconfirmedClaims(email);
      if (!(await this.accounts.activate({ id, email }, now)))
        throw new Error(`The address of ${id} is another account's`);
      await this.accounts.advanceSignup(id, null);
      await this.events.emit(memberActivated, { memberId: id });
    });
    return id;
  }
}
