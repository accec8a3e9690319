import { randomUUID } from 'node:crypto';
import type { Language } from '../../../packages/contract/src/languages.ts';
import { requestOnce, type HttpAnswer } from '../app/http.ts';
import { signupDraft } from './draft.ts';
import { uploadPath } from '../photos/upload-path.ts';
import { provingSignup } from './signup-proof.ts';

/** How often a call is tried while the server is away, and the pause between. */
const ATTEMPTS = 1200;
const PAUSE_MS = 50;

/** A member's browser talking to a real server process, which may die and come back: it repeats a call by its client id. */
export class MemberClient {
  private cookie = '';
  private readonly port: number;
  private readonly host: string;
  private readonly address: string | undefined;

  /**
   * @param address that the server sees, where it trusts this machine as a proxy
   * @param session the cookie of whoever is logged in already
   */
  constructor(port: number, host: string, address?: string, session = '') {
    this.port = port;
    this.host = host;
    this.address = address;
    this.cookie = session;
  }

  /** The session's cookie, `name=value`; empty while nobody is logged in. */
  get session(): string {
    return this.cookie;
  }

  /** Signs up and stays logged in. @param language of pages and mails; default the brand's. @returns the member's id */
  async signUp(email: string, language?: Language): Promise<string> {
    const body = signupDraft(email, { language });
    const answer = await provingSignup(
      (challenge) =>
        this.persist('POST', '/api/signup', 'application/json', JSON.stringify({ ...body, challenge })),
      (refused) => JSON.parse(refused.body.toString()) as unknown,
    );
    if (answer.status !== 200) throw new Error(`signup: ${answer.status} ${answer.body.toString()}`);
    return (JSON.parse(answer.body.toString()) as { user: { id: string } }).user.id;
  }

  /** Tries until the server answers. @throws Error for an answer that is a refusal */
  async call(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await this.persist(
      method,
      path,
      'application/json',
      body === undefined ? undefined : JSON.stringify(body),
    );
    if (answer.status !== 200)
      throw new Error(`${method} ${path}: ${answer.status} ${answer.body.toString()}`);
    return JSON.parse(answer.body.toString()) as unknown;
  }

  /** @returns the message's id as the server acknowledged it */
  async send(profileId: string, text: string): Promise<string> {
    const body = { client_id: randomUUID(), profile_id: profileId, text };
    const answer = (await this.call('POST', '/api/messages', body)) as { message: { id: string } };
    return answer.message.id;
  }

  /** Buys a bundle in the sandbox and pays; it is credited when the provider's webhook comes. @returns the payment's id */
  async buy(bundle: string): Promise<string> {
    const body = { client_id: randomUUID(), bundle, payment_method: 'ideal' };
    const started = (await this.call('POST', '/api/payments', body)) as {
      payment: { payment_id: string };
      redirect_url: string;
    };
    const page = new URL(started.redirect_url).pathname;
    await this.persist('POST', page, 'application/x-www-form-urlencoded', 'outcome=completed');
    return started.payment.payment_id;
  }

  /** Logs in. @throws Error where the server refuses */
  async logIn(email: string, password: string): Promise<void> {
    await this.call('POST', '/api/user.php', { email, password });
  }

  /** Sends a photo. @returns the member's photos, with the new one */
  async upload(photo: Buffer): Promise<{ id: string; filename: string }[]> {
    const answer = await this.persist('POST', uploadPath(), 'image/jpeg', photo);
    if (answer.status !== 200) throw new Error(`upload: ${answer.status} ${answer.body.toString()}`);
    const { profile } = JSON.parse(answer.body.toString()) as Uploaded;
    return profile.photos;
  }

  /** A file that the server has for this member. @throws Error where there is none */
  async file(path: string): Promise<Buffer> {
    const answer = await this.persist('GET', path, '');
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return answer.body;
  }

  private async persist(
    method: string,
    path: string,
    type: string,
    body?: string | Buffer,
  ): Promise<HttpAnswer> {
    let reason: unknown;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        const answer = await this.once(method, path, type, body);
        // Sending without a pause, it is told to wait now and then.
        if (answer.status < 500 && answer.headers['retry-after'] === undefined) {
          const [cookie] = answer.headers['set-cookie'] ?? [];
          if (cookie) this.cookie = cookie.split(';')[0] ?? '';
          return answer;
        }
        reason = `${answer.status} ${answer.body.toString()}`;
      } catch (error) {
        reason = error;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    throw new Error(`${method} ${path} was never answered: ${String(reason)}`);
  }

  private once(method: string, path: string, type: string, body?: string | Buffer): Promise<HttpAnswer> {
    return requestOnce(this.port, this.host, {
      method,
      path,
      body,
      headers: {
        'x-request-type': 'client',
        'sec-fetch-site': 'same-origin',
        cookie: this.cookie,
        ...(this.address === undefined ? {} : { 'x-forwarded-for': this.address }),
        ...(body === undefined ? {} : { 'content-type': type }),
      },
    });
  }
}

interface Uploaded {
  profile: { photos: { id: string; filename: string }[] };
}
