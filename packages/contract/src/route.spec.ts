import { z } from 'zod';
import { endpoints } from './endpoints.js';
import { problemStatus } from './problems.js';
import { route, type Route } from './route.js';
import { routes } from './routes.js';

describe('route', () => {
  it('does not compile without access', () => {
    // The type check of `npm run check` fails here as soon as an unguarded route would compile.
    // @ts-expect-error access is mandatory
    route('getUser', { summary: 'x', response: z.strictObject({}), problems: [] });
  });
});

describe('the routes', () => {
  it('have one each for every endpoint, under its own name', () => {
    for (const [name, one] of Object.entries(routes)) expect(one.name).toBe(name);
    expect(Object.keys(routes).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it('never take the same method and path twice', () => {
    const taken = Object.values(endpoints).map(([method, path]) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(taken).size).toBe(taken.length);
  });

  it('refuse with codes that have a status', () => {
    for (const one of Object.values(routes) as Route[])
      for (const code of one.problems) expect(problemStatus[code]).toBeGreaterThanOrEqual(400);
  });

  it('keep the console to staff, but for its ways in', () => {
    const waysIn = new Set<string>([
      ...['staffLogin', 'staffLoginCode', 'staffEnrolment'],
      ...['openStaffInvitation', 'acceptStaffInvitation'],
      ...['getStaffPasskeyChallenge', 'staffLoginPasskey'],
    ]);
    for (const one of Object.values(routes) as Route[]) {
      if (one.path.startsWith('/admin-api/') && !waysIn.has(one.name)) expect(one.access).toMatch(/^staff/);
      if (one.path.startsWith('/api/')) expect(one.access).not.toMatch(/^staff/);
    }
  });

  it('ask for a right where they list rows', () => {
    const lists = (Object.values(routes) as Route[]).filter(({ list }) => list);
    expect(lists.length).toBeGreaterThan(15);
    for (const { access } of lists) expect(access).toMatch(/^staff:/);
  });
});
