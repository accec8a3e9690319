import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../kernel/config/environment.js';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../kernel/http/call.js';
import { publicOrigin } from '../../../kernel/tenancy/public-origin.js';
import type { PasskeyPlace } from '../../console/authentication/authentication.api.js';

/**
 * A brand's passkeys are bound to its primary host. Devices offer a passkey only on the host it was created on, so one
 * created on another host would be unusable.
 */
@Injectable()
export class PasskeyPlaces {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** @throws Problem `passkeys_elsewhere` on another host of the brand */
  of({ request }: Call): PasskeyPlace {
    const tenant = TenantContext.current();
    const host = tenant.primaryHost;
    if (new URL(request.origin).hostname !== host) throw problem('passkeys_elsewhere', { host });
    // Behind a proxy the port can differ from the one the browser sees.
    return { host, origins: [request.origin, publicOrigin(this.environment, tenant)] };
  }
}
