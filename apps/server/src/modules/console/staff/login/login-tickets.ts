import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../ports/clock.js';
import type { StaffEntity } from '../people/staff.entity.js';
import { StaffRepository } from '../people/staff.repository.js';
import { SecretBox } from './second-factor/secret-box.js';

/** Long enough to install an app and to scan the code. */
const holdsMs = 15 * 60_000;

/** A login after the correct password. */
export interface BegunLogin {
  staff: StaffEntity;
  /** The secret to set up as the second factor; undefined if there is one. */
  secret: string | undefined;
}

interface Written {
  id: string;
  /** The staff member's `accessVersion`. */
  version: number;
  until: number;
  secret?: string;
}

/** Logins between their two factors. Stateless: their state is in the browser, encrypted. */
@Injectable()
export class LoginTickets {
  constructor(
    private readonly clock: Clock,
    private readonly secretBox: SecretBox,
    private readonly staff: StaffRepository,
  ) {}

  issue({ staff, secret }: BegunLogin): string {
    const until = this.clock.now().getTime() + holdsMs;
    const written: Written = {
      id: staff.id,
      version: staff.accessVersion,
      until,
      ...(secret ? { secret } : {}),
    };
    return this.secretBox.lock('login-ticket', '', JSON.stringify(written));
  }

  /** @returns undefined for an expired or foreign ticket, or one from before a reset of the second factor */
  async read(ticket: string): Promise<BegunLogin | undefined> {
    const text = this.secretBox.open('login-ticket', '', ticket);
    if (text === undefined) return undefined;
    const { id, version, until, secret } = JSON.parse(text) as Written;
    if (until <= this.clock.now().getTime()) return undefined;
    const staff = await this.staff.find(id);
    return staff?.accessVersion === version ? { staff, secret } : undefined;
  }
}
