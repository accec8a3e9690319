// Free of imports: the process that only supervises others answers by these as well.

const questions = { '/health/live': 'live', '/health/ready': 'ready' } as const;

/** Whether an address asks for the health of this process. */
export function isHealthPath(url: string): url is keyof typeof questions {
  return Object.hasOwn(questions, url);
}

/** What is asked for: see `Health`. */
export interface HealthAnswers {
  live(): boolean | Promise<boolean>;
  ready(): Promise<boolean>;
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
