import fc from 'fast-check';
import mysql from 'mysql2/promise';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import type { getCredits } from '../../packages/contract/src/credits/calls/credits.ts';
import type { Answer } from '../../packages/contract/src/route.ts';
import { chatting } from '../support/members/chatting.ts';
import { untilLocked } from '../support/database/locks.ts';
import { testSchema } from '../support/database/schema.ts';
import { ledgerOf, type Ledger } from '../support/payments/ledger.ts';
import type { TestMember } from '../support/members/members.ts';
import { addProfile, someId } from '../support/members/profiles.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { joinConfirmed } from '../support/members/members.ts';

const hour = 3_600_000;
const signupCredits = 1000;

describe('what a message to a fictional profile cost that nobody answered within 72 hours', () => {
  let app: TestApp;
  let ledger: Ledger;
  beforeAll(async () => {
    app = await startTestApp({ settings: { alpha: { signup_credits: signupCredits, message_credits: 10 } } });
    ledger = ledgerOf(app, 'alpha');
  });
  const { send, get } = chatting(() => app);

  const sweep = () => app.nest.get(Housekeeping).runOnce();
  const balance = async ({ id }: TestMember) => (await ledger.wallet(id)).credits;
  const statement = async (member: TestMember) =>
    ((await get(member, '/api/credits')).json as Answer<typeof getCredits>).postings
      .filter(({ cause }) => cause !== 'signup')
      .map(({ amount, cause }) => [amount, cause]);

  /** As it was when such messages were charged. @returns the conversation */
  async function charged(member: TestMember, profileId: string, amount = 10): Promise<string> {
    const answer = await send(member, profileId, { acknowledge_fictional: true });
    const { conversation, message } = answer.json as { conversation: string; message: { id: string } };
    const recipient = { recipientId: profileId, recipientFictional: true };
    await ledger.spend({ memberId: member.id, ...recipient, messageId: message.id, amount });
    return conversation;
  }

  /** As staff would write for a fictional profile. */
  const answer = (conversation: string, senderId: string) =>
    app.inTenant('alpha', () =>
      app.database.write(
        `INSERT INTO message (tenant_id, id, conversation_id, sender_id, staff_id, body_hash, body, seq, credits_after,
           sent_at)
         SELECT :tenant, :id, :conversation, :senderId, :id, '', 'An answer', MAX(seq) + 1, 0, :at
           FROM message WHERE tenant_id = :tenant AND conversation_id = :conversation`,
        { id: someId(), conversation, senderId, at: app.clock.now() },
      ),
    );

  it('goes back once, on the hour, however many sweep at once; the statement says what for', async () => {
    const member = await joinConfirmed(app, 'alpha');
    await charged(member, await addProfile(app, 'alpha', { fictional: true }));
    app.clock.advance(72 * hour - 1);
    await sweep();
    expect(await balance(member)).toBe(signupCredits - 10);
    app.clock.advance(1);
    await Promise.all([sweep(), sweep(), sweep(), sweep()]);
    await sweep();
    expect(await balance(member)).toBe(signupCredits);
    expect(await statement(member)).toEqual([
      [10, 'expired_message'],
      [-10, 'message'],
    ]);
    expect(await ledger.findings()).toEqual([]);
  });

  it('is spent when somebody answered in time, and goes back when the answer came late', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const [prompt, slow] = [
      await addProfile(app, 'alpha', { fictional: true }),
      await addProfile(app, 'alpha', { fictional: true }),
    ];
    const answered = await charged(member, prompt, 10);
    app.clock.advance(1);
    const late = await charged(member, slow, 7);
    app.clock.advance(72 * hour - 1);
    await answer(answered, prompt);
    app.clock.advance(2);
    await answer(late, slow);
    await sweep();
    expect(await balance(member)).toBe(signupCredits - 10);
    app.clock.advance(100 * hour);
    await sweep();
    expect(await statement(member)).toEqual([
      [7, 'expired_message'],
      [-7, 'message'],
      [-10, 'message'],
    ]);
  });

  it('is spent when the answer was being written as the time ran out', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const profile = await addProfile(app, 'alpha', { fictional: true });
    const conversation = await charged(member, profile);
    app.clock.advance(72 * hour - 1);
    const other = await mysql.createConnection({ uri: (await testSchema()).url, timezone: 'Z' });
    try {
      await other.query('START TRANSACTION');
      await other.query('SELECT 1 FROM conversation WHERE id = ? FOR UPDATE', [conversation]);
      await other.query(
        `INSERT INTO message (tenant_id, id, conversation_id, sender_id, staff_id, body_hash, body, seq, credits_after,
           sent_at) VALUES ('alpha', ?, ?, ?, 'staff', '', 'Just in time', 2, 0, ?)`,
        [someId(), conversation, profile, app.clock.now()],
      );
      app.clock.advance(1);
      const swept = sweep();
      await untilLocked(other);
      await other.query('COMMIT');
      await swept;
    } finally {
      await other.end();
    }
    expect(await balance(member)).toBe(signupCredits - 10);
    expect(await ledger.findings()).toEqual([]);
  });

  it('stays spent for a message to a member, answered or not', async () => {
    const [member, other] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    await send(member, other.id);
    app.clock.advance(100 * hour);
    await sweep();
    expect(await balance(member)).toBe(signupCredits - 10);
  });

  it('adds up, whatever is spent, answered and swept when', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const step = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ kind: fc.constant('spend'), amount: fc.integer({ min: 1, max: 90 }) }),
      },
      fc.record({ kind: fc.constant('answer'), amount: fc.nat(5) }),
      fc.record({ kind: fc.constant('wait'), amount: fc.integer({ min: 1, max: 80 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const before = await balance(member);
        const open: {
          conversation: string;
          profile: string;
          amount: number;
          at: number;
          answered: boolean;
        }[] = [];
        const now = () => app.clock.now().getTime();
        for (const { kind, amount } of steps) {
          if (kind === 'spend') {
            const profile = await addProfile(app, 'alpha', { fictional: true });
            // Free members start two conversations; this is about credits.
            await ledger.inTransaction(() =>
              app.database.write(
                'UPDATE ledger_account SET paid_user = 1, paid_since = NOW(3) WHERE tenant_id = :tenant AND member_id = :id',
                { id: member.id },
              ),
            );
            const conversation = await charged(member, profile, amount);
            open.push({ conversation, profile, amount, at: now(), answered: false });
          } else if (kind === 'answer') {
            const one = open[amount];
            if (!one || one.at === now()) continue;
            await answer(one.conversation, one.profile);
            one.answered ||= now() - one.at <= 72 * hour;
          } else app.clock.advance(amount * hour);
          await sweep();
          const spent = open.filter(({ at, answered }) => answered || now() - at < 72 * hour);
          expect(await balance(member)).toBe(before - spent.reduce((sum, one) => sum + one.amount, 0));
        }
        app.clock.advance(80 * hour);
        await sweep();
        expect(await ledger.findings()).toEqual([]);
      }),
      { numRuns: 6, endOnFailure: true, seed: 72 },
    );
  });
});
