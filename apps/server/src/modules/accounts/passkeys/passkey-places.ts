import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../kernel/config/environment.js';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../kernel/http/call.js';
import { publicOrigin } from '../../../kernel/tenancy/public-origin.js';
import type { PasskeyPlace } from '../../console/authentication/authentication.api.js';

/**
 * Where a brand's passkeys are made and used: its first host alone. Devices offer a passkey on no other host, so one made
 * elsewhere would be lost to its member.
 */
@Injectable()
export class PasskeyPlaces {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** @throws Problem `passkeys_elsewhere` on another host of the brand */
  of({ request }: Call): PasskeyPlace {
    const tenant = TenantContext.current();
    const host = tenant.primaryHost;
    if (new URL(request.origin).hostname !== host) throw problem('passkeys_elsewhere', { host });
    // A proxy may name the port otherwise than the browser does.
    return { host, origins: [request.origin, publicOrigin(this.environment, tenant)] };
  }
}
