import type { TestAnswer } from '../app/test-app.ts';
import type { Browser } from '../app/browser.ts';
import { provingSignup } from '../members/signup-proof.ts';

interface TestReceipt {
  number: string;
  due_at: string;
}

/** Sends a report or, to the other paths, a removal request or a complaint, with the work that is asked of visitors. */
export function sendReport(
  browser: Browser,
  body: Record<string, unknown>,
  path: '/api/reports' | '/api/removal-requests' | '/api/complaints' = '/api/reports',
): Promise<TestAnswer> {
  return provingSignup(
    (challenge) => browser.post(path, { ...body, ...(challenge ? { challenge } : {}) }),
    ({ json }) => json,
  );
}

/** Reports a whole profile. */
export const reportProfile = (
  browser: Browser,
  profileId: string,
  more: Record<string, unknown> = {},
): Promise<TestAnswer> =>
  sendReport(browser, {
    subject: { kind: 'profile', profile_id: profileId },
    reason: 'fake_profile',
    ...more,
  });

/** @throws Error for a refusal */
export function receiptOf(answer: TestAnswer): TestReceipt {
  if (answer.status !== 200) throw new Error(`the report answered ${answer.status}: ${answer.text}`);
  return (answer.json as { receipt: TestReceipt }).receipt;
}
