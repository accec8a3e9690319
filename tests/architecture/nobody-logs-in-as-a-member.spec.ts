import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';
import { routes } from '../../packages/contract/src/routes.ts';

/** Every place that begins a session of a member: with their password or passkey, or right after they chose one. */
const places = [
  'modules/accounts/credentials/change-password.ts',
  'modules/accounts/login/enter-account.ts',
  'modules/accounts/signup/sign-up.ts',
];

const sources = path.join(root, 'apps/server/src');

function filesWith(pattern: RegExp): string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .filter((file) => pattern.test(readFileSync(path.join(sources, file), 'utf8')))
    .sort();
}

describe('nobody of the staff logs in as a member', () => {
  it('because a session of a member begins at the listed places alone', () => {
    const knowing = filesWith(/kernel\/sessions\/member-sessions\.js/);
    const starting = new Set(filesWith(/\bmemberSessions\.start\(/));
    expect(knowing.filter((file) => starting.has(file))).toEqual(places);
    expect(filesWith(/INSERT INTO session\b/)).toEqual(['kernel/sessions/member-sessions.ts']);
  });

  it('because the cookie of a member is given by their sessions alone', () => {
    expect(filesWith(/setCookie\(sessionCookieName\('member'/)).toEqual([
      'kernel/sessions/member-sessions.ts',
    ]);
  });

  it('and no call of the console is about that', () => {
    const ofStaff = Object.values(routes).filter(({ path: at }) => at.startsWith('/admin-api/'));
    expect(ofStaff.length).toBeGreaterThan(50);
    const asMember = ofStaff.filter(({ name, path: at }) =>
      /impersonat|masquerad|log-?in-?as|act-?as/i.test(name + at),
    );
    expect(asMember).toEqual([]);
    // The only calls of the console that a stranger may make are the steps of its own login, and those of an invitation to work here.
    const open = ofStaff.filter(({ access }) => !access.startsWith('staff')).map(({ name }) => name);
    expect(open.sort()).toEqual([
      'acceptStaffInvitation',
      'getStaffPasskeyChallenge',
      'openStaffInvitation',
      'staffEnrolment',
      'staffLogin',
      'staffLoginCode',
      'staffLoginPasskey',
    ]);
  });
});
