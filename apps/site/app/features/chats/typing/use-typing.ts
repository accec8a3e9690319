import { useEffect, useRef, useState } from 'react';
import { typingEveryMs, typingShownMs } from '@kindling/contract/chats/live-path';
import type { Message } from '@kindling/contract/chats/calls/chats';
import { useUser } from '../../../domain/account/use-user';
import { onTyping, sayTyping } from '../../../domain/live/typing';
import { newestReceived } from '../history/history-window';

/**
 * Who writes in a conversation (decisions §6.4): says it of the member, and knows it of the other one. The server holds who
 * is told; a free member does not even say it.
 *
 * @param conversation null before its first message
 */
export function useTyping(conversation: string | null, messages: readonly Message[]) {
  const isPremium = useUser()?.paid_user ?? false;
  const newest = newestReceived(messages)?.id;
  // What was heard ends with the message that was being written.
  const [heardBefore, setHeardBefore] = useState<{ newest: string | undefined }>();
  const [isTyping, setTyping] = useState(false);
  const saidAt = useRef(0);

  const latest = useRef(newest);
  useEffect(() => {
    latest.current = newest;
  }, [newest]);
  useEffect(() => {
    if (conversation === null) return;
    let over: ReturnType<typeof setTimeout> | undefined;
    const end = onTyping((where) => {
      if (where !== conversation) return;
      clearTimeout(over);
      setHeardBefore({ newest: latest.current });
      setTyping(true);
      over = setTimeout(() => setTyping(false), typingShownMs);
    });
    return () => {
      clearTimeout(over);
      setTyping(false);
      end();
    };
  }, [conversation]);

  const isOfNow = heardBefore !== undefined && heardBefore.newest === newest;
  return {
    /** The other one writes at this moment. */
    isTyping: isTyping && isOfNow,
    /** They wrote since their last message, with or without a pause: what is read out, once. */
    hasTyped: isOfNow,
    /** The member changed what they write. */
    tell: () => {
      const now = Date.now();
      if (conversation === null || !isPremium || now - saidAt.current < typingEveryMs) return;
      saidAt.current = now;
      sayTyping(conversation);
    },
  };
}
