import { concernsIn } from '../../apps/server/src/modules/chats/message-rules/message-concern.ts';
import { readMessageRules } from '../../apps/server/src/modules/chats/message-rules/read-message-rules.ts';
import { demoConversations, demoOpeningLines } from '../../packages/demo/src/content/conversations.ts';

/** Where the demo's people would be asked before they write, the rules are wrong, or the demo is. */
test('nobody is asked about what the demo’s people write', async () => {
  const rules = await readMessageRules();
  const texts = (['vonk', 'rubens', 'harbour'] as const).flatMap((brand) => [
    ...demoOpeningLines(brand),
    ...demoConversations(brand).flatMap(({ messages }) => messages.map(({ text }) => text)),
  ]);
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => concernsIn(text, rules).size > 0)).toEqual([]);
});
