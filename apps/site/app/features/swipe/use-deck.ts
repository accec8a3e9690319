import { startTransition, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { DeckCard } from '@kindling/contract/profiles/profile';
import type { Choice } from '../../domain/swipe/choice';
import { waitUntil } from '../../domain/likes/like-rules';
import { useGiveLike } from '../../domain/likes/use-give-like';
import { forgetLike } from '../../domain/likes/use-take-back-like';
import type { AnswerOf } from '../../shared/api/api-query';
import { browserApi } from '../../shared/api/browser-api';
import { isApiProblem, isGone } from '../../shared/api/page-queries';
import { useProblemText } from '../../shared/api/use-problem-text';
import { showToast } from '../../shared/ui/notices/toasts';
import {
  afterChoice,
  deckOf,
  wantsMore,
  withDealt,
  withReturned,
  type Deck,
  type Decision,
} from './deck-rules';

/** The cards of the swipe game and its actions; the server receives each choice in the background. */
export function useDeck(initial: AnswerOf<'getDeck'>) {
  const client = useQueryClient();
  const problems = useProblemText();
  const { giveAsync } = useGiveLike();
  const [deck, showDeck] = useState(() => deckOf(initial));
  /** The current state. Rendering happens in small pieces, to keep the flying card smooth; quick input is ahead of it. */
  const current = useRef(deck);
  const change = (make: (before: Deck) => Deck) => {
    current.current = make(current.current);
    startTransition(() => showDeck(current.current));
  };
  const [allowance, setAllowance] = useState(initial.allowance);
  const [match, setMatch] = useState<DeckCard | null>(null);
  const [failed, setFailed] = useState(false);
  /** Requests under way by member: undoing waits for them. */
  const onTheWay = useRef(new Map<string, Promise<void>>());
  const isMoreWanted = wantsMore(deck) && !failed;
  const { next } = deck;

  useEffect(() => {
    if (!isMoreWanted) return;
    let wanted = true;
    browserApi()('getDeck', { query: next === null ? {} : { after: next } })
      .then((answer) => {
        if (!wanted) return;
        current.current = withDealt(current.current, answer);
        startTransition(() => showDeck(current.current));
      })
      .catch(() => {
        if (wanted) setFailed(true);
      });
    return () => {
      wanted = false;
    };
  }, [isMoreWanted, next]);

  const like = async (card: DeckCard) => {
    try {
      const answer = await giveAsync(card.id);
      setAllowance(answer.allowance);
      if (answer.match) setMatch(card);
    } catch (error) {
      if (isApiProblem(error) && error.code === 'like_limit_reached')
        setAllowance({ left: 0, next_at: String(error.params.until) });
      if (!isGone(error)) change((before) => withReturned(before, card));
    }
  };
  const pass = async (card: DeckCard) => {
    try {
      await browserApi()('passMember', { body: { profile_id: card.id } });
    } catch (error) {
      if (isGone(error)) return;
      showToast(problems.ofError(error), 'danger');
      change((before) => withReturned(before, card));
    }
  };
  const takeBack = async ({ card: { id }, choice }: Decision) => {
    await onTheWay.current.get(id);
    try {
      if (choice === 'pass') await browserApi()('takeBackPass', { params: { id } });
      else {
        forgetLike(client, id);
        setAllowance((await browserApi()('takeBackLike', { params: { id } })).allowance);
      }
    } catch (error) {
      // There was no like to take back: the card is in its right place.
      if (!isGone(error)) showToast(problems.ofError(error), 'danger');
    }
  };

  return {
    deck,
    allowance,
    /** When the next like comes; null while some are left. */
    until: waitUntil(allowance),
    match,
    closeMatch: () => setMatch(null),
    /** The next cards could not be fetched. */
    failed,
    retry: () => setFailed(false),
    /** Decides on the top card. @returns the card, or null if there is none */
    choose: (choice: Choice): DeckCard | null => {
      const [top] = current.current.cards;
      if (!top) return null;
      change((before) => afterChoice(before, choice));
      onTheWay.current.set(top.id, choice === 'like' ? like(top) : pass(top));
      return top;
    },
    /** Undoes the last decision. @returns it, or null */
    undo: (): Decision | null => {
      const { last } = current.current;
      if (!last) return null;
      change((before) => withReturned(before, last.card));
      void takeBack(last);
      return last;
    },
    /** Deals all passed members again. */
    beginAgain: async (): Promise<void> => {
      try {
        await browserApi()('beginSwipingAgain');
        const answer = await browserApi()('getDeck');
        change(() => deckOf(answer));
      } catch (error) {
        showToast(problems.ofError(error), 'danger');
      }
    },
  };
}
