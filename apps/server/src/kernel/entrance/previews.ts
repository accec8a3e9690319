import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { PreviewTrial } from '@kindling/contract/brands/calls/brands';
import { Clock } from '../../ports/clock.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { isSameSecret } from '../ground/hash-secret.js';
import { StaffSessions } from '../sessions/staff-sessions.js';

/** How long a preview's address is valid. */
export const previewSeconds = 30 * 60;

export interface OpenedPreview {
  /** Seconds until it ends by itself. */
  secondsLeft: number;
  /** The draft shown in it, where it differs from the stored brand. */
  trial?: PreviewTrial;
}

/**
 * Access to a brand before it is public. A preview's token is signed, valid for half an hour, and only while the
 * session of the requesting staff member is open and they have access to the brand.
 */
@Injectable()
export class Previews {
  private readonly key: Buffer;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly clock: Clock,
    private readonly staffSessions: StaffSessions,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', environment.KINDLING_SECRET, '', 'kindling/previews', 32));
  }

  /**
   * @param sessionHash of the staff member's session
   * @param trial is part of the address and stored nowhere: no other staff member ever sees it
   */
  issue(tenantId: string, sessionHash: string, trial?: PreviewTrial): { token: string; expiresAt: Date } {
    const expiresAt = new Date(this.clock.now().getTime() + previewSeconds * 1000);
    const carried = trial ? Buffer.from(JSON.stringify(trial)).toString('base64url') : '';
    const said = `${expiresAt.getTime()}.${sessionHash}.${carried}`;
    return { token: `${said}.${this.sign(tenantId, said)}`, expiresAt };
  }

  /** @returns undefined for a token not issued here for this brand, an expired one, or one of an ended session */
  async open(tenantId: string, token: string): Promise<OpenedPreview | undefined> {
    const [expires = '', sessionHash = '', carried = '', signature = ''] = token.split('.');
    if (!isSameSecret(signature, this.sign(tenantId, `${expires}.${sessionHash}.${carried}`)))
      return undefined;
    const secondsLeft = Math.floor((Number(expires) - this.clock.now().getTime()) / 1000);
    if (!(secondsLeft > 0)) return undefined;
    const staff = await this.staffSessions.behind(sessionHash);
    const maySee =
      staff?.rights.includes('tenants:read') && (staff.tenants === null || staff.tenants.includes(tenantId));
    if (!maySee) return undefined;
    if (carried === '') return { secondsLeft };
    // Signed by us, so it is what was issued.
    return { secondsLeft, trial: JSON.parse(Buffer.from(carried, 'base64url').toString()) as PreviewTrial };
  }

  private sign(tenantId: string, said: string): string {
    return createHmac('sha256', this.key).update(`${tenantId}.${said}`).digest('base64url');
  }
}
