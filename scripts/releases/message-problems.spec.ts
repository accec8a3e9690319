import { z } from 'zod';
import { messageProblems } from './message-problems.ts';

const last = { version: '0.1.0', unused: ['job left'] };
const shapes = (types: Record<string, z.ZodType>) =>
  Object.fromEntries(
    Object.entries(types).map(([name, type]) => {
      const { $schema: _, ...shape } = z.toJSONSchema(type);
      return [name, shape];
    }),
  );
const problems = (before: z.ZodType, now: z.ZodType) =>
  messageProblems(last, shapes({ 'job x': before }), shapes({ 'job x': now }));

const member = z.strictObject({ memberId: z.string() });
const order = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('link'), linkId: z.string() }),
  z.strictObject({ about: z.literal('data'), accountId: z.string() }),
]);

describe('what processes of two releases tell each other', () => {
  it.each([
    ['stays', member, member],
    [
      'gets an optional part',
      member,
      z.strictObject({ memberId: z.string(), reason: z.string().optional() }),
    ],
    ['has a part that may be missing', member, z.strictObject({ memberId: z.string().optional() })],
    ['gets a code', z.enum(['a', 'b']), z.enum(['a', 'c', 'b'])],
    ['gets a second code', z.strictObject({ a: z.literal('x') }), z.strictObject({ a: z.enum(['x', 'y']) })],
    [
      'is about one thing more',
      order,
      z.discriminatedUnion('about', [...order.options, z.strictObject({ about: z.literal('new') })]),
    ],
    ['may be null', member, member.nullable()],
    ['is a list of more', z.array(z.enum(['a'])), z.array(z.enum(['a', 'b']))],
  ])('may be wider: %s', (_how, before, now) => {
    expect(problems(before, now)).toEqual([]);
  });

  it.each([
    ['gets a part', member, z.strictObject({ memberId: z.string(), reason: z.string() })],
    ['loses a part', z.strictObject({ memberId: z.string(), reason: z.string().optional() }), member],
    ['loses a code', z.enum(['a', 'b']), z.enum(['a'])],
    ['is about one thing less', order, order.options[0]],
    ['carries another type', member, z.strictObject({ memberId: z.number() })],
    ['is shorter', z.string().max(20), z.string().max(10)],
    ['must be there', member.nullable(), member],
  ])('may not: %s', (_how, before, now) => {
    expect(problems(before, now)).toEqual([
      expect.stringContaining('job x no longer takes all that release 0.1.0'),
    ]);
  });

  it('has a handler for each job that the last release writes', () => {
    const before = shapes({ 'job kept': member, 'job left': member, 'channel gone': member });
    expect(messageProblems(last, before, {})).toEqual([
      expect.stringMatching(/^job kept is gone, and release 0\.1\.0 writes it\. Keep its handler/),
    ]);
    expect(messageProblems(undefined, before, {})).toEqual([]);
  });
});
