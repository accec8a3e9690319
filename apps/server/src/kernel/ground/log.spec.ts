import { symbols } from 'pino';
import { createLog, factsOf } from './log.js';
import { problem } from './problem.js';

const address = 'someone.real@example.org';

/** What the server writes of an error. */
const written = (error: unknown): string => {
  const log = createLog({ LOG_LEVEL: 'silent' }) as unknown as Record<
    symbol,
    { err(error: unknown): unknown }
  >;
  return JSON.stringify(log[symbols.serializersSym]?.err(error));
};

const quoting: readonly [kind: string, error: Error][] = [
  ['a mail server', Object.assign(new Error(`550 5.7.1 <${address}>: refused`), { code: 'EENVELOPE' })],
  ['a parser', new SyntaxError(`Unexpected token 's', "${address}" is not valid JSON`)],
  ['a message that looks like a stack', new Error(`no\n    at ${address} (apps/server/src/x.ts:1:1)`)],
  ['a gateway', new Error('no route to +31 6 1234 5678')],
  ['the database', Object.assign(new Error(`Duplicate entry '${address}'`), { errno: 1062 })],
];

describe.each(quoting)('an error of %s that quotes a member', (_kind, error) => {
  it('is written without them', () => {
    const text = written(error) + JSON.stringify(factsOf(error));
    expect(text).not.toContain('someone.real');
    expect(text).not.toMatch(/\d{4} \d{4}/);
  });
});

test('the facts of an error are its codes and its first place in our own files', () => {
  const refused = Object.assign(new Error(`451 <${address}> try later`), {
    code: 'EENVELOPE',
    responseCode: 451,
  });
  expect(factsOf(refused)).toEqual({
    kind: 'Error',
    code: 'EENVELOPE',
    status: '4xx',
    place: expect.stringMatching(/^apps\/server\/src\/kernel\/ground\/log\.spec\.ts:\d+$/) as string,
  });
  expect(factsOf(problem('insufficient_credits'))).toMatchObject({
    kind: 'Problem',
    code: 'insufficient_credits',
  });
  expect(factsOf(Object.assign(new Error('x'), { errno: 1213 }))).toMatchObject({ errno: 1213 });
  expect(factsOf('text')).toEqual({ kind: 'string' });
});

test('a code that is no code is left out', () => {
  expect(factsOf(Object.assign(new Error('x'), { code: address }))).not.toHaveProperty('code');
});
