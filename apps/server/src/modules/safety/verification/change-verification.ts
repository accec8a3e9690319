import { Injectable } from '@nestjs/common';
import { poseMinutes } from '@kindling/contract/safety/verification';
import type { Verification } from '@kindling/contract/safety/calls/verification';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { Portraits, ProfilesApi } from '../../profiles/profiles.api.js';
import { EndVerification } from './end-verification.js';
import { isPoseHeld, poseOf, standingOf } from './verification-rules.js';
import { VerificationRepository } from './verification.repository.js';

/** Poses in a day: enough for a shaky hand, too few to wait for the one that a stolen picture shows. */
const poses = { name: 'verification', points: 4, seconds: 86_400 };

/** A member's steps to a verified photo, besides sending the picture. */
@Injectable()
export class ChangeVerification {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly endVerification: EndVerification,
    private readonly ids: Ids,
    private readonly limits: Limits,
    private readonly portraits: Portraits,
    private readonly profiles: ProfilesApi,
    private readonly verification: VerificationRepository,
  ) {}

  /** @throws Problem `not_found` where the brand's profiles do not show it */
  async describe(memberId: string): Promise<Verification> {
    this.requireShown();
    const [row, portrait] = await Promise.all([
      this.verification.findOf(memberId),
      this.portraits.of(memberId),
    ]);
    return standingOf(row, portrait, this.clock.now());
  }

  /**
   * Names a pose in place of any former one; one that is still valid stays.
   *
   * @throws Problem `not_found`, `verification_needs_photo`, `rate_limited`
   */
  async start(memberId: string): Promise<Verification> {
    this.requireShown();
    const [row, { photoId, isVerified }] = await Promise.all([
      this.verification.findOf(memberId),
      this.portraits.of(memberId),
    ]);
    const now = this.clock.now();
    if (isVerified || (row && isPoseHeld(row, now))) return this.describe(memberId);
    if (photoId === null) throw problem('verification_needs_photo');
    await this.limits.consume(poses, memberId);
    const [byte = 0] = Buffer.from(this.ids.secret(1), 'base64url');
    await this.database.inTransaction(async () => {
      await this.endVerification.end(memberId);
      await this.profiles.lock(memberId);
      // Another call may have come first; then its pose counts.
      if (await this.verification.findOf(memberId)) return;
      await this.verification.insert({
        ...{ id: this.ids.next(), memberId, photoId, state: 'started', pose: poseOf(byte) },
        expiresAt: new Date(now.getTime() + poseMinutes * 60_000),
        ...{ storageKey: null, width: null, height: null, placeholder: null, sentAt: null },
        ...{ refusedAt: null, refusal: null },
      });
    });
    return this.describe(memberId);
  }

  /** @throws Problem `not_found` */
  async withdraw(memberId: string): Promise<Verification> {
    this.requireShown();
    await this.database.inTransaction(() => this.endVerification.end(memberId));
    return this.describe(memberId);
  }

  /** @throws Problem `not_found` where the brand's profiles do not show it: then it is good for nothing */
  requireShown(): void {
    if (!TenantContext.current().settings.visible_profile_notes.includes('verified_photo'))
      throw problem('not_found');
  }
}
