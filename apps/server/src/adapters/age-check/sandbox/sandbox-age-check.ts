import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { languages, type Language } from '@kindling/contract/languages';
import { ageOutcomes, type AgeOutcome } from '@kindling/contract/profiles/calls/age-checks';
import type { AgeCheckProvider } from '../../../ports/age-check.js';
import type { Clock } from '../../../ports/clock.js';

const holdsMs = 30 * 60_000;
/** After this time a pending person turns out to be an adult. */
const pendingMs = 20_000;

const order = z.strictObject({
  reference: z.string(),
  returnUrl: z.string(),
  language: z.enum(languages),
  until: z.int(),
});
const said = z.strictObject({ reference: z.string(), outcome: z.enum(ageOutcomes), until: z.int() });
export type SandboxAgeOrder = z.output<typeof order>;

export const sandboxAgePath = '/sandbox/age';

/** Simulates a provider of age checks outside production. Stateless: its state is in the signed token. */
export class SandboxAgeCheck implements AgeCheckProvider {
  readonly name = 'sandbox';
  private readonly key: KeyObject;

  constructor(
    secret: string,
    private readonly clock: Clock,
  ) {
    this.key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'kindling/sandbox-age', 32)));
  }

  begin(asked: { reference: string; returnUrl: string; language: Language }): Promise<string> {
    const token = this.seal('order', { ...asked, until: this.until() });
    return Promise.resolve(`${new URL(asked.returnUrl).origin}${sandboxAgePath}?order=${token}`);
  }

  /** @returns the page's order, undefined for an invalid or expired token */
  orderOf(token: string): SandboxAgeOrder | undefined {
    return this.open('order', token, order);
  }

  /** The browser's target once the outcome is chosen. */
  answer({ reference, returnUrl }: SandboxAgeOrder, outcome: AgeOutcome): string {
    return `${returnUrl}#${this.seal('result', { reference, outcome, until: this.until() })}`;
  }

  outcome(result: string, reference: string): Promise<AgeOutcome | undefined> {
    const opened = this.open('result', result, said);
    if (opened?.reference !== reference) return Promise.resolve(undefined);
    const { outcome, until } = opened;
    const isDecided = this.until() - until >= pendingMs;
    return Promise.resolve(outcome === 'pending' && isDecided ? 'adult' : outcome);
  }

  private until(): number {
    return this.clock.now().getTime() + holdsMs;
  }

  private seal(kind: string, value: object): string {
    const text = Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${text}.${this.sign(kind, text).toString('base64url')}`;
  }

  private open<T extends { until: number }>(kind: string, token: string, shape: z.ZodType<T>): T | undefined {
    const [, text, signature] = /^([\w-]{1,2000})\.([\w-]{43})$/.exec(token) ?? [];
    if (text === undefined || signature === undefined) return undefined;
    if (!timingSafeEqual(Buffer.from(signature, 'base64url'), this.sign(kind, text))) return undefined;
    const value = shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return value.until > this.clock.now().getTime() ? value : undefined;
  }

  private sign(kind: string, text: string): Buffer {
    return createHmac('sha256', this.key).update(`${kind}.${text}`).digest();
  }
}
