import { useEffect, useRef, useState } from 'react';
import { typingEveryMs, typingShownMs } from '@kindling/contract/chats/live-path';
import type { Message } from '@kindling/contract/chats/calls/chats';
import { onTyping, sayTyping } from '../../../domain/live/typing';
import { newestReceived } from '../history/history-window';

/**
 * Typing in a conversation (decisions §6.4): reports the member's, and knows the other's. The server decides who receives it.
 *
 * @param conversation null before its first message
 */
export function useTyping(conversation: string | null, messages: readonly Message[]) {
  const newest = newestReceived(messages)?.id;
  // A message ends the typing that led to it.
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
    /** The other member is typing at this moment. */
    isTyping: isTyping && isOfNow,
    /** They typed since their last message, with or without a pause: announced once. */
    hasTyped: isOfNow,
    /** To be called on each change of the text. */
    tell: () => {
      const now = Date.now();
      if (conversation === null || now - saidAt.current < typingEveryMs) return;
      saidAt.current = now;
      sayTyping(conversation);
    },
  };
}
