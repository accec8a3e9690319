import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { problem } from '../../ground/problem.js';

/** Uploads under way at once: their bodies are held in memory until they have arrived. */
const mostAtOnce = 24;
/** Of one caller, so that nobody takes all the places. */
const mostOfOne = 3;

/** Who has how many uploads on the way in this process. */
export class UploadPlaces {
  private readonly taken = new Map<string, number>();
  private total = 0;

  /**
   * Takes a place until the answer is out or the connection gone.
   *
   * @returns aborted when the connection goes before the answer is out
   * @throws Problem `rate_limited`, `unavailable`
   */
  take(key: string, reply: FastifyReply): AbortSignal {
    const own = this.taken.get(key) ?? 0;
    if (own >= mostOfOne) throw problem('rate_limited', { retry_after: 5 });
    if (this.total >= mostAtOnce) throw problem('unavailable');
    this.taken.set(key, own + 1);
    this.total += 1;
    const gone = new AbortController();
    finished(reply.raw, (error) => {
      // The reason is never sent: the connection is gone.
      if (error) gone.abort(problem('unavailable'));
      this.total -= 1;
      const left = (this.taken.get(key) ?? 1) - 1;
      if (left > 0) this.taken.set(key, left);
      else this.taken.delete(key);
    });
    return gone.signal;
  }
}
