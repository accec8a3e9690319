import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routes } from '@kindling/contract/routes/all';
import type { Route } from '@kindling/contract/route';
import { TenantContext } from '../tenancy/tenant-context.js';
import { tenantKey } from '../tenancy/tenant-key.js';
import { requireAccess } from './pipeline.js';
import { problem } from './problem.js';

/** Bodies are held in memory: so many at once, however slowly they arrive. */
const mostAtOnce = 24;
/** Of one caller, so that nobody takes all the places. */
const mostOfOne = 3;

const uploadRoutes = (Object.values(routes) as Route[]).filter((route) => route.upload !== undefined);

/**
 * Takes the bodies of calls whose contract says `upload`, as bytes. Before a byte is read: who may not call, what is not
 * of a declared type, and who has too many on the way is refused. No other call takes such a body.
 */
export function installUploads(fastify: FastifyInstance): void {
  for (const route of uploadRoutes) {
    const { mediaTypes = [], maxBytes } = route.upload ?? {};
    const types = mediaTypes.filter((type) => !fastify.hasContentTypeParser(type));
    fastify.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    );
  }
  const places = new Places();
  fastify.addHook('preParsing', async (request, reply) => {
    const type = mediaTypeOf(request);
    const route = uploadRoutes.find(
      ({ method, path }) => method === request.method && path === request.routeOptions.url,
    );
    if (!route) {
      if (uploadRoutes.some(({ upload }) => upload?.mediaTypes.includes(type)))
        throw problem('unsupported_media_type');
      return;
    }
    if (!request.tenant) throw problem('not_found');
    const caller = await request.call.caller();
    requireAccess(route.access, caller);
    if (!route.upload?.mediaTypes.includes(type)) throw problem('unsupported_media_type');
    const who = caller.kind === 'member' ? caller.memberId : request.ip;
    places.take(
      TenantContext.run(request.tenant, () => tenantKey('upload', who)),
      reply,
    );
  });
}

function mediaTypeOf(request: FastifyRequest): string {
  return request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Who has how many uploads on the way in this process. */
class Places {
  private readonly taken = new Map<string, number>();
  private total = 0;

  /**
   * Takes a place until the answer is out or the connection gone.
   *
   * @throws Problem `rate_limited`, `unavailable`
   */
  take(key: string, reply: FastifyReply): void {
    const own = this.taken.get(key) ?? 0;
    if (own >= mostOfOne) throw problem('rate_limited', { retry_after: 5 });
    if (this.total >= mostAtOnce) throw problem('unavailable');
    this.taken.set(key, own + 1);
    this.total += 1;
    finished(reply.raw, () => {
      this.total -= 1;
      const left = (this.taken.get(key) ?? 1) - 1;
      if (left > 0) this.taken.set(key, left);
      else this.taken.delete(key);
    });
  }
}
