import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { routes, type Routes } from '@kindling/contract/routes';
import type { EndpointName } from '@kindling/contract/endpoints';
import type { Answer, CallInput } from '@kindling/contract/route';
import type { Call } from './call.js';
import { endpointMetadata } from './endpoint.js';
import { runEndpoint, type Handler } from './pipeline.js';

/** Every endpoint by name, so that a page rendered in this process calls exactly what the browser would call. */
@Injectable()
export class EndpointRegistry implements OnApplicationBootstrap {
  private readonly handlers = new Map<string, Handler<Routes[EndpointName]>>();

  constructor(private readonly discoveryService: DiscoveryService) {}

  /** @throws Error unless each route of the contract has exactly one handler: the server does not start incomplete */
  onApplicationBootstrap(): void {
    for (const { instance } of this.discoveryService.getControllers()) {
      const controller = instance as object | null;
      if (!controller) continue;
      const prototype = Object.getPrototypeOf(controller) as Record<string, unknown>;
      for (const key of Object.getOwnPropertyNames(prototype)) {
        const metadata = endpointMetadata(prototype[key]);
        if (metadata) this.add(metadata.route.name, metadata.handler.bind(controller));
      }
    }
    const missing = Object.keys(routes).filter((name) => !this.handlers.has(name));
    if (missing.length > 0) throw new Error(`Routes without a handler: ${missing.join(', ')}`);
  }

  /** @throws Problem as the endpoint would respond */
  async call<N extends EndpointName>(
    name: N,
    input: CallInput<Routes[N]>,
    call: Call,
  ): Promise<Answer<Routes[N]>> {
    const handler = this.handlers.get(name);
    if (!handler) throw new Error(`No handler for ${name}`);
    return runEndpoint(routes[name], handler as never, input, call) as Promise<Answer<Routes[N]>>;
  }

  private add(name: string, handler: unknown): void {
    if (this.handlers.has(name)) throw new Error(`Route ${name} has two handlers`);
    this.handlers.set(name, handler as Handler<Routes[EndpointName]>);
  }
}
