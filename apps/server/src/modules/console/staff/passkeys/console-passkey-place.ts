import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../../kernel/config/environment.js';
import type { Call } from '../../../../kernel/http/call.js';
import { publicOrigin } from '../../../../kernel/tenancy/public-origin.js';
import type { PasskeyPlace } from '../../authentication/authentication.api.js';

/** Where passkeys of staff are made and used: on the console's host. */
@Injectable()
export class ConsolePasskeyPlace {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  of({ request }: Call): PasskeyPlace {
    const host = this.environment.CONSOLE_HOST;
    // A proxy may name the port otherwise than the browser does.
    return { host, origins: [request.origin, publicOrigin(this.environment, { primaryHost: host })] };
  }
}
