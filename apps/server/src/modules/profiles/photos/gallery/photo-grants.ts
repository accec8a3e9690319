import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../../kernel/config/environment.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { tenantKey } from '../../../../kernel/ground/tenant-key.js';
import { Clock } from '../../../../ports/clock.js';

const hourMs = 3_600_000;
/** An address stays the same, and so in the browser's cache, until the next multiple of this; it holds as long again. */
const stepHours = 4;
const pattern = /^([0-9a-z]{1,6})\.([A-Za-z0-9_-]{22})$/;

/**
 * Stands in for a session where none is sent: behind a `cdn_prefix` pictures come from another host than the one that
 * has the cookie (decisions §11.2). A grant is part of an address that was given to a reader who may see the photo, and
 * opens that photo for 4 to 8 hours. It does not identify them.
 */
@Injectable()
export class PhotoGrants {
  private readonly key: KeyObject;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly clock: Clock,
  ) {
    const key = hkdfSync('sha256', environment.KINDLING_SECRET, '', 'kindling/photo-grants', 32);
    this.key = createSecretKey(Buffer.from(key));
  }

  /** @returns undefined where pictures come from the site itself, which gets its sessions */
  grant(storageKey: string): string | undefined {
    if (TenantContext.current().settings.cdn_prefix === '') return undefined;
    const hour = this.clock.now().getTime() / hourMs;
    const until = (Math.floor(hour / stepHours) + 2) * stepHours;
    return `${until.toString(36)}.${this.sign(storageKey, until).toString('base64url')}`;
  }

  /** Whether the text is a grant for this photo of this brand, and still holds. */
  isValid(grant: string, storageKey: string): boolean {
    const [, digits, signature] = pattern.exec(grant) ?? [];
    if (digits === undefined || signature === undefined) return false;
    if (TenantContext.current().settings.cdn_prefix === '') return false;
    const until = Number.parseInt(digits, 36);
    if (this.clock.now().getTime() >= until * hourMs) return false;
    return timingSafeEqual(Buffer.from(signature, 'base64url'), this.sign(storageKey, until));
  }

  private sign(storageKey: string, until: number): Buffer {
    const said = tenantKey('photo-grant', storageKey, until);
    return createHmac('sha256', this.key).update(said).digest().subarray(0, 16);
  }
}
