import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../../shared/api/browser-api';
import { useUser } from '../account/use-user';
import { conversationQuery } from '../chats/conversation-query';
import { offered, usualChoice } from './chosen-messages';
import type { ReportTarget } from './report-target';

/** The messages of the conversation with the reported member, and which of them go with the report. */
export function useEvidence({ id, photo, message }: ReportTarget) {
  const isMember = useUser() !== null;
  const query = conversationQuery({ profile_id: id });
  const { data } = useQuery({
    queryKey: query.key,
    queryFn: () => browserApi()('getConversation', query.input),
    enabled: isMember && photo === undefined,
    // Nobody is kept from reporting: without an answer nothing can be chosen.
    retry: false,
  });
  const [own, choose] = useState<string[]>();
  const messages = data?.messages ?? [];
  const chosen = own ?? usualChoice(messages, message);
  return { messages: offered(messages, message), chosen, choose, isKnown: data !== undefined };
}
