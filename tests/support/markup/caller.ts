import { endpointPath } from '../../../packages/contract/src/endpoint.ts';
import { endpoints, type EndpointName } from '../../../packages/contract/src/endpoints.ts';
import { requestOnce, type HttpAnswer } from '../app/http.ts';
import { someAddress } from '../browser/page.ts';
import { solve, type ProofAsked } from '../members/signup-proof.ts';
import type { Texts } from './texts.ts';

type Params = Readonly<Record<string, string>>;

/** Somebody who writes by the calls of the contract, with payloads wherever these take words. */
export class Caller {
  /** The session's cookie, `name=value`; empty while nobody is logged in. */
  session = '';
  private readonly address = someAddress();
  private readonly port: number;
  private readonly host: string;
  private readonly texts: Texts;

  constructor(port: number, host: string, texts: Texts) {
    this.port = port;
    this.host = host;
    this.texts = texts;
  }

  /**
   * Makes a call whose body is given but for its words.
   *
   * @throws Error for a refusal
   */
  write<T>(name: EndpointName, given: object, params: Params = {}): Promise<T> {
    return this.call(name, this.texts.body(name, given), params);
  }

  /** Makes a call as it is. @param body of one that only reads, its query @throws Error for a refusal */
  async call<T>(name: EndpointName, body?: unknown, params: Params = {}): Promise<T> {
    let answer = await this.ask(name, params, body);
    const { error } = parsed(answer) as { error?: { code: string; params: ProofAsked } };
    if (error?.code === 'proof_required')
      answer = await this.ask(name, params, { ...(body as object), challenge: solve(error.params) });
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.body.toString()}`);
    return parsed(answer) as T;
  }

  private ask(name: EndpointName, params: Params, body: unknown): Promise<HttpAnswer> {
    const [method] = endpoints[name];
    const path = endpointPath(endpoints[name], params);
    if (body === undefined) return this.send(method, path, undefined);
    if (method === 'GET')
      return this.send(method, `${path}?${new URLSearchParams(body as Params).toString()}`, undefined);
    return this.send(method, path, JSON.stringify(body), 'application/json');
  }

  /** Sends something that is no call of the contract: a form. */
  async send(
    method: string,
    path: string,
    body: string | undefined,
    type = 'application/x-www-form-urlencoded',
  ): Promise<HttpAnswer> {
    const answer = await requestOnce(this.port, this.host, {
      ...{ method, path, body },
      headers: {
        'x-request-type': 'client',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': this.address,
        cookie: this.session,
        ...(body === undefined ? {} : { 'content-type': type }),
      },
    });
    const cookie = answer.headers['set-cookie']?.find((each) => /^kindling_(member|staff)=[^;]/.test(each));
    if (cookie) this.session = cookie.split(';')[0] ?? '';
    return answer;
  }
}

const parsed = ({ body }: HttpAnswer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return {};
  }
};
