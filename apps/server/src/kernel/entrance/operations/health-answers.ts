// Free of imports: the process that only supervises others answers by these as well.

const questions = { '/health/live': 'live', '/health/ready': 'ready' } as const;

/** Whether an address asks for the health of this process. */
export function isHealthPath(url: string): url is keyof typeof questions {
  return Object.hasOwn(questions, url);
}

/** Asked by a proxy that fetches certificates by itself. */
const hostQuestion = '/health/host?';
/** Longer than any host name. */
const longestQuestion = 1024;

/** @returns the host name that an address asks about, undefined for any other address */
export function askedHost(url: string): string | undefined {
  return url.startsWith(hostQuestion) && url.length <= longestQuestion
    ? (new URLSearchParams(url.slice(hostQuestion.length)).get('domain') ?? '')
    : undefined;
}

/** What is asked for: see `Health`. */
export interface HealthAnswers {
  live(): boolean | Promise<boolean>;
  ready(): Promise<boolean>;
  host(name: string): boolean | Promise<boolean>;
}

/** @returns the status and JSON for a health path */
export async function answerHealth(
  path: keyof typeof questions,
  health: HealthAnswers,
): Promise<{ status: 200 | 503; body: string }> {
  const question = questions[path];
  const isWell = await health[question]();
  return { status: isWell ? 200 : 503, body: JSON.stringify({ [question]: isWell }) };
}

/** @returns the status and JSON for a host name: 200 where it may have a certificate */
export async function answerHost(
  name: string,
  health: Pick<HealthAnswers, 'host'>,
): Promise<{ status: 200 | 404; body: string }> {
  const isOurs = await health.host(name);
  return { status: isOurs ? 200 : 404, body: JSON.stringify({ host: isOurs }) };
}
