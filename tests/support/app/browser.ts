import type { TestAnswer, TestApp, TestRequest } from './test-app.ts';

let addresses = 0;

/** A visitor's browser on one host: it keeps cookies, and has an address of its own, so limits do not mix. */
export class Browser {
  readonly address = `198.51.${Math.floor(++addresses / 250)}.${1 + (addresses % 250)}`;
  readonly cookies: Record<string, string> = {};

  constructor(
    readonly app: TestApp,
    readonly host: string,
  ) {}

  /** The brand of a fixture's host. */
  get brand(): string {
    return this.host.split('.')[0] ?? '';
  }

  async request(request: TestRequest): Promise<TestAnswer> {
    const answer = await this.app.request(this.host, {
      ...request,
      cookies: { ...this.cookies, ...request.cookies },
      headers: { 'x-forwarded-for': this.address, ...request.headers },
    });
    for (const [name, value] of Object.entries(answer.cookies)) {
      if (value === '') delete this.cookies[name];
      else this.cookies[name] = value;
    }
    return answer;
  }

  get(path: string): Promise<TestAnswer> {
    return this.request({ path });
  }

  post(path: string, body: unknown): Promise<TestAnswer> {
    return this.request({ method: 'POST', path, body });
  }

  put(path: string, body: unknown): Promise<TestAnswer> {
    return this.request({ method: 'PUT', path, body });
  }

  delete(path: string): Promise<TestAnswer> {
    return this.request({ method: 'DELETE', path });
  }
}
