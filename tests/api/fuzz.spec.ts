import fc from 'fast-check';
import { isProblemCode } from '../../packages/contract/src/problems.ts';
import { routes } from '../../packages/contract/src/routes.ts';
import type { EndpointName } from '../../packages/contract/src/endpoints.ts';
import type { Route } from '../../packages/contract/src/route.ts';
import { fuzzedCall } from '../support/app/fuzz-calls.ts';
import { plainKind } from '../support/desk/desk.ts';
import { isProof, noteFigure } from '../support/environment/proof.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';
import { joinStaff, makeTwin, type TwinBrand } from '../support/twins/world.ts';

const consoleHost = 'console.localhost';
/** Fixed, so that a failure is the same in the next run; `npm run proof` goes much further along the same way. */
const seed = 1310;
const callsOfRoute = isProof ? 150 : 12;
/** They end the session that the others need. */
const endsSession: readonly EndpointName[] = ['logout', 'staffLogout', 'endOtherSessions', 'deleteAccount'];

/** What every answer carries, whoever gave it. */
export const ourHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': expect.any(String) as string,
  'content-security-policy': expect.stringContaining("default-src 'none'") as string,
  'cache-control': expect.any(String) as string,
  'x-request-id': expect.any(String) as string,
};

describe('whatever is sent to the calls of the contract', () => {
  let app: TestApp;
  let brand: TwinBrand;
  let staff: Record<string, string>;
  let moderator: Record<string, string>;
  beforeAll(async () => {
    app = await startTestApp();
    plainKind(app);
    brand = await makeTwin(app, 'alpha');
    staff = await joinStaff(app, 'alpha');
    moderator = await joinStaff(app, 'alpha', 'moderator');
  });

  const mistakeIn = (answer: TestAnswer): string | undefined => {
    const { error } = (answer.json ?? {}) as { error?: { code?: unknown } };
    if (answer.status >= 500) return `answers ${answer.status}`;
    if (answer.status >= 400 && !isProblemCode(error?.code)) return `is not refused by us: ${answer.text}`;
    const missing = Object.keys(ourHeaders).filter((name) => answer.headers[name] === undefined);
    return missing.length > 0 ? `lacks ${missing.join(', ')}` : undefined;
  };

  let held = 0;
  it.each(Object.keys(routes) as EndpointName[])('%s answers as we do', async (name) => {
    const route: Route = routes[name];
    const known = [
      ...[brand.member.id, brand.other.id, brand.conversation, brand.payment, brand.photo, brand.invite],
      ...[brand.restriction, `alpha:${brand.restriction}`, `alpha:${brand.discountCode}`, 'TIMEBONUS25'],
      ...[
        'alpha',
        `alpha:${brand.member.id}`,
        `alpha:${brand.deskItem}`,
        'sandbox',
        'marketing',
        'NL',
        'somebody@example.test',
      ],
      ...[
        '{}',
        '["name","ASC"]',
        '[0,24]',
        '[5,1]',
        '[0,9007199254740991]',
        '{"q":"\\ud83d"}',
        '{"q":"%_\\\\é"}',
      ],
      ...['{"tenant":"é"}', '{"tenant":"alpha","q":"é"}', '["__proto__","ASC"]', `"${'['.repeat(500)}"`],
    ];
    const isConsole = route.path.startsWith('/admin-api');
    const isOfModerators = /^\/admin-api\/(desk|restrictions|mailbox-bans|profiles\/.+\/)/.test(route.path);
    const session = isOfModerators ? moderator : isConsole ? staff : brand.member.cookies;
    const cookies = endsSession.includes(name) ? {} : session;
    const calls = fc.sample(fuzzedCall(name, route, known), { numRuns: callsOfRoute, seed });
    for (const [index, call] of calls.entries()) {
      const asVisitor = index % 6 === 5;
      const answer = await app.request(isConsole ? consoleHost : brand.host, {
        ...call,
        cookies: asVisitor ? {} : cookies,
      });
      const mistake = mistakeIn(answer);
      if (mistake) throw new Error(`${JSON.stringify(call)} ${mistake}`);
    }
    held += 1;
  });

  afterAll(() =>
    noteFigure({
      test: 'T9',
      what: `${callsOfRoute} random calls of each route`,
      figure: `${held} of ${Object.keys(routes).length} routes answer as we do, without a 5xx`,
      command: 'npm run proof -- api api/fuzz.spec',
    }),
  );
});
