import { Controller } from '@nestjs/common';
import { routes } from '@kindling/contract/routes/all';
import { Endpoint } from './kernel/http/endpoint.js';
import { problem } from './kernel/http/problem.js';

const pending = ['setCookieConsent'] as const;

/** Routes of the contract whose handler is not written yet. */
@Controller()
export class PendingController {}

for (const name of pending) {
  const handler = (): Promise<never> => Promise.reject(problem('unavailable'));
  const descriptor = { value: handler, writable: true, configurable: true, enumerable: false };
  Endpoint(routes[name])(PendingController.prototype, name, descriptor);
  Object.defineProperty(PendingController.prototype, name, descriptor);
}
