import proxyAddr from '@fastify/proxy-addr';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Database } from '../../database/database.js';
import { acrossTenants } from '../../ground/tenant-context.js';
import { Hosts } from '../../tenancy/hosts.js';
import { Drain } from './drain.js';
import { answerHealth, answerHost, askedHost, isHealthPath, type HealthAnswers } from './health-answers.js';

/** How long a response of the database is cached: a probe asks every few seconds, a stranger as often as they like. */
const rememberedMs = 1000;

/** The health of this process, for balancers and process managers. */
@Injectable()
export class Health implements HealthAnswers {
  private readonly signsOfLife: (() => boolean)[] = [];
  private asked: { at: number; answers: Promise<boolean> } | undefined;

  constructor(
    private readonly database: Database,
    private readonly drain: Drain,
    private readonly hosts: Hosts,
  ) {}

  /** Adds a check to `live`. It must not depend on other servers: a restart of this process does not mend those. */
  liveWhile(check: () => boolean): void {
    this.signsOfLife.push(check);
  }

  /** The process works; one that does not is to be restarted. */
  live(): boolean {
    return this.signsOfLife.every((check) => check());
  }

  /** It may receive traffic: it has started completely, the database responds, and it is not about to end. */
  async ready(): Promise<boolean> {
    return (await this.databaseAnswers()) && !this.drain.hasBegun;
  }

  /** Whether a name may have a certificate (`Hosts`). */
  host(name: string): boolean {
    return this.hosts.mayHaveCertificate(name);
  }

  private databaseAnswers(): Promise<boolean> {
    const now = performance.now();
    if (!this.asked || now - this.asked.at > rememberedMs) {
      const answers = acrossTenants('health check', () => this.database.select('SELECT 1')).then(
        () => true,
        () => false,
      );
      this.asked = { at: now, answers };
    }
    return this.asked.answers;
  }
}

/**
 * Answers `/health/live` and `/health/ready` where a request names neither a brand's host nor the console's: a balancer
 * asks by address, or without any host. To visitors of a brand these are pages that do not exist. `/health/host` is
 * answered in the same place, to this machine and to proxies alone: a visitor's address, which a proxy passes on, is
 * neither. Install it before the host hook.
 *
 * @param proxies addresses and networks whose `X-Forwarded-For` counts
 */
export function installHealth(
  fastify: FastifyInstance,
  health: Health,
  hosts: Pick<Hosts, 'isOurs'>,
  proxies: readonly string[],
): void {
  const isOperators = proxyAddr.compile(['loopback', ...proxies]);
  fastify.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.raw;
    const name = askedHost(url);
    const answer = isHealthPath(url)
      ? () => answerHealth(url, health)
      : name !== undefined && isOperators(request.ip, 0)
        ? () => answerHost(name, health)
        : undefined;
    if (!answer || hosts.isOurs(request.headers.host)) return done();
    answer().then(
      ({ status, body }) => void reply.code(status).type('application/json; charset=utf-8').send(body),
      (error: Error) => done(error),
    );
  });
}
