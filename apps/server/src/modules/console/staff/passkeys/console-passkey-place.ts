import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../../kernel/config/environment.js';
import type { Call } from '../../../../kernel/http/call.js';
import { publicOrigin } from '../../../../kernel/tenancy/public-origin.js';
import type { PasskeyPlace } from '../../authentication/authentication.api.js';

/** Staff passkeys are bound to the console's host. */
@Injectable()
export class ConsolePasskeyPlace {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  of({ request }: Call): PasskeyPlace {
    const host = this.environment.CONSOLE_HOST;
    // Behind a proxy the port can differ from the one the browser sees.
    return { host, origins: [request.origin, publicOrigin(this.environment, { primaryHost: host })] };
  }
}
