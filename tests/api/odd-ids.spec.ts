import { RequestMethod } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { endpointPath } from '../../packages/contract/src/endpoint.ts';
import { endpoints, type EndpointName } from '../../packages/contract/src/endpoints.ts';
import { routes } from '../../packages/contract/src/routes.ts';
import type { Route } from '../../packages/contract/src/route.ts';
import { consoleHost, createStaff, openConsole } from '../support/app/console.ts';
import { newBrands } from '../support/app/new-brands.ts';
import { sampleInput, sampleWith } from '../support/app/sample-input.ts';
import type { TestApp, TestRequest } from '../support/app/test-app.ts';
import { joinConfirmed } from '../support/members/members.ts';
import { someId } from '../support/members/profiles.ts';

/** No ASCII column can be compared with them; the second has another length in small letters. */
const oddTexts = ['ü', 'İ', '\u{1F600}'];
const names = Object.keys(routes) as EndpointName[];

let app: TestApp;
let brand: string;
let staff: Record<string, string>;
let member: Record<string, string>;
let asked = 0;
/** Names of what there could be, so that a call gets as far as the odd one. */
let texts: string[];

beforeAll(async () => {
  app = await newBrands();
  brand = app.idOf('alpha');
  await createStaff(app, 'olga@staff.test', 'owner');
  staff = (await openConsole(app, 'olga@staff.test')).cookies;
  texts = [brand, `${brand}:page`, `${brand}:${someId()}`, someId()];
});

/** One member may ask only so much. */
async function freshMember(): Promise<Record<string, string>> {
  if (asked++ % 100 === 0) member = (await joinConfirmed(app, 'alpha')).cookies;
  return member;
}

async function ask(request: TestRequest, isSignedOut = false) {
  const isConsole = request.path.startsWith('/admin-api');
  const cookies = isSignedOut ? {} : isConsole ? staff : await freshMember();
  const answer = await app.request(isConsole ? consoleHost : 'alpha.localhost', { ...request, cookies });
  const { error } = (answer.json ?? {}) as { error?: { code: string } };
  return { code: error?.code, fault: answer.status < 500 ? undefined : `${request.path} ${answer.text}` };
}

/** Where a rule beyond the shape would refuse a sample. */
const beyondShape: Partial<Record<EndpointName, object>> = { reactToMessage: { emoji: null } };

/** A call as its contract asks for it, with something else in one of its parts. */
function callOf(name: EndpointName, part: { params?: object; query?: object; body?: unknown }): TestRequest {
  const route: Route = routes[name];
  const params = { ...sampleInput(route.params, texts), ...part.params } as Record<string, string>;
  const query = Object.entries(part.query ?? sampleInput(route.query, texts));
  const search = new URLSearchParams(query.map(([key, value]): [string, string] => [key, String(value)]));
  const body = route.upload
    ? Buffer.of(1)
    : (part.body ?? beyondShape[name] ?? sampleInput(route.body, texts));
  return {
    method: route.method,
    path: `${endpointPath(endpoints[name], params)}?${search.toString()}`,
    ...(route.method === 'GET' ? {} : { body }),
    ...(route.upload && { headers: { 'content-type': route.upload.mediaTypes[0] ?? '' } }),
  };
}

const withParameter = names.filter((name) => endpoints[name][1].includes(':'));

it.each(withParameter)('%s answers an id that cannot be like one that is not there', async (name) => {
  const route: Route = routes[name];
  const absent = route.problems.find((code) => code === 'not_found' || code === 'link_expired');
  for (const key of Object.keys(sampleInput(route.params, texts)))
    for (const odd of oddTexts.flatMap((text) => [text, `${brand}:${text}`, `${text}:${someId()}`])) {
      const answer = await ask(callOf(name, { params: { [key]: odd } }));
      expect(answer).toEqual({ code: absent ?? 'validation_failed', fault: undefined });
    }
});

/** They end the session that the others need. */
const endsSession: readonly EndpointName[] = ['logout', 'staffLogout', 'endOtherSessions', 'deleteAccount'];

it.each(names)('%s answers whatever is odd in its query or body', async (name) => {
  const route: Route = routes[name];
  const odd = `${brand}:İ`;
  const parts = [
    ...sampleWith(route.query, texts, odd).map((query) => ({ query: query as object })),
    ...(route.upload ? [] : sampleWith(route.body, texts, odd).map((body) => ({ body }))),
  ];
  for (const part of parts)
    expect((await ask(callOf(name, part), endsSession.includes(name))).fault).toBeUndefined();
});

/** The filter of a list is a text to its route. */
test('the filters of lists take odd values as any other', async () => {
  const faults: string[] = [];
  let calls = 0;
  for (const list of names) {
    const filter = (routes[list] as Route).list?.filter;
    for (const value of filter ? oddTexts.flatMap((odd) => sampleWith(filter, texts, odd)) : []) {
      calls++;
      const { fault } = await ask(callOf(list, { query: { filter: JSON.stringify(value) } }));
      if (fault !== undefined) faults.push(fault);
    }
  }
  expect([faults, calls]).toEqual([[], expect.any(Number)]);
  expect(calls).toBeGreaterThan(100);
});

/** What is bound to no route of the contract: files above all. */
test('files and pages with a name that cannot be are not there', async () => {
  const known: Record<string, string> = { tenant: brand, month: '2026-01', period: '2026-01' };
  const paths = app.nest
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ metatype, instance }) => {
      const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
      const base = String(Reflect.getMetadata('path', metatype as object) ?? '');
      return Object.values(Object.getOwnPropertyDescriptors(prototype)).flatMap(({ value }) => {
        const own: unknown = Reflect.getMetadata('path', value as object);
        const isGet = Reflect.getMetadata('method', value as object) === RequestMethod.GET;
        return typeof own === 'string' && isGet ? [`/${base}/${own}`.replace(/\/+/g, '/')] : [];
      });
    })
    .filter((one) => one.includes(':'));
  expect(paths.length).toBeGreaterThan(10);
  for (const one of paths)
    for (const parameter of one.match(/:\w+/g) ?? [])
      for (const odd of [...oddTexts, ...oddTexts.map((text) => `${text}.webp`)]) {
        const asked = one
          .replace(parameter, encodeURIComponent(odd))
          .replace(/:(\w+)/g, (_, key: string) => known[key] ?? `${'x'.repeat(22)}.webp`);
        expect((await ask({ path: `${asked}?token=x` })).fault).toBeUndefined();
      }
});
