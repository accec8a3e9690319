import { HttpCode, Req, RequestMapping, RequestMethod } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Method } from '@kindling/contract/endpoint';
import type { Answer, Route } from '@kindling/contract/route';
import type { Call } from './call.js';
import { runEndpoint, type Handler, type RawInput } from './pipeline.js';

const metadataKey = Symbol('endpoint');

declare module 'fastify' {
  interface FastifyRequest {
    /** Made by the host hook before any other hook. */
    call: Call;
    rawBody?: Buffer;
  }
}

export interface EndpointMetadata {
  route: Route;
  handler: Handler<Route>;
}

const methods: Record<Method, RequestMethod> = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  DELETE: RequestMethod.DELETE,
};

/**
 * Binds a controller's method to a route of the contract: its method and path, access, validation and response check.
 * The method receives validated input, the caller that the route's access guarantees, and the call.
 */
export function Endpoint<T extends Route>(route: T) {
  return <M extends Handler<T>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    const handler = descriptor.value;
    if (!handler) throw new Error(`${key} is not a method`);
    const onRequest = function (this: object, request: FastifyRequest): Promise<Answer<T>> {
      return runEndpoint(route, handler.bind(this) as Handler<T>, request as RawInput, request.call);
    };
    descriptor.value = onRequest as unknown as M;
    Reflect.defineMetadata(metadataKey, { route, handler } satisfies { route: T; handler: M }, onRequest);
    Req()(target, key, 0);
    HttpCode(200)(target, key, descriptor as PropertyDescriptor);
    RequestMapping({ path: route.path, method: methods[route.method] })(
      target,
      key,
      descriptor as PropertyDescriptor,
    );
  };
}

/** The metadata that `Endpoint` set on a method, undefined for every other method. */
export function endpointMetadata(method: unknown): EndpointMetadata | undefined {
  return typeof method === 'function'
    ? (Reflect.getMetadata(metadataKey, method) as EndpointMetadata)
    : undefined;
}
