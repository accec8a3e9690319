import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { FoundCard } from '@kindling/contract/profiles/profile';
import { isolate } from '@kindling/contract/text/isolate';
import { PageHead } from '../../domain/account/page-head';
import { LikeWait } from '../../domain/likes/like-wait';
import { MatchDialog } from '../../domain/likes/match-dialog';
import type { AnswerOf } from '../../shared/api/api-query';
import { usePaths } from '../../shared/routing/use-paths';
import { Button } from '../../shared/ui/button';
import { OfflineNotice } from '../../shared/ui/offline-notice';
import type { Choice } from '../../domain/swipe/choice';
import { dragCards } from '../../domain/swipe/drag-card';
import { flyOut } from '../../domain/swipe/fly';
import { SwipeActions } from './swipe-actions';
import { SwipeCard } from './swipe-card';
import { SwipeEnd } from './swipe-end';
import { useDeck } from './use-deck';
import { useKeys } from './use-keys';
import styles from './swipe-page.module.scss';

/** Cards in the page: the one on top, two that peep out, and one whose picture comes in time. */
const laid = 4;

/** The swipe game (specification §2): one member after the other, by touch, mouse, keys and buttons. */
export function SwipePage({ initial }: { initial: AnswerOf<'getDeck'> }) {
  const { t } = useTranslation('swipe');
  const path = usePaths();
  const navigate = useNavigate();
  const game = useDeck(initial);
  const [leaving, setLeaving] = useState<readonly FoundCard[]>([]);
  const [entering, setEntering] = useState<{ id: string; from: Choice } | null>(null);
  const [said, setSaid] = useState('');
  /** Whose like has to wait, since one tried. */
  const [held, setHeld] = useState<string | null>(null);
  const table = useRef<HTMLElement>(null);
  const { deck, allowance, until } = game;
  const [top] = deck.cards;

  const gone = (id: string) =>
    startTransition(() => setLeaving((before) => before.filter((card) => card.id !== id)));
  const choose = (choice: Choice): boolean => {
    const element = topCard(table.current);
    if (choice === 'like' && isAhead(until)) {
      setHeld(top?.id ?? null);
      return false;
    }
    // One flies out before the next one is decided about.
    if (!element || !top) return false;
    // All else waits for a task of its own, so that the flight begins in this very frame.
    setTimeout(() => settle(choice));
    flyOut(element, choice, () => gone(top.id));
    return true;
  };
  const settle = (choice: Choice) => {
    const card = game.choose(choice);
    if (!card) return;
    startTransition(() => {
      setHeld(null);
      setEntering(null);
      setSaid(t(`said.${choice}`, { name: isolate(card.name) }));
      setLeaving((before) => [...before.filter(({ id }) => id !== card.id), card]);
    });
  };
  const undo = () => {
    const last = game.undo();
    if (!last) return;
    gone(last.card.id);
    startTransition(() => {
      setEntering({ id: last.card.id, from: last.choice });
      setSaid(t('said.undo', { name: isolate(last.card.name) }));
    });
  };
  useKeys({ ArrowLeft: () => choose('pass'), ArrowRight: () => choose('like'), Backspace: undo });

  // One that was refused is on top again, whatever it was doing.
  const flying = leaving.filter((card) => !deck.cards.includes(card));
  const cards = [
    ...flying.map((card) => ({ card, leaving: true, depth: 0 })),
    ...deck.cards.slice(0, laid).map((card, depth) => ({ card, leaving: false, depth })),
  ];
  const isLaid = cards.length > 0;
  const drop = useEffectEvent(choose);
  useEffect(() => {
    const element = table.current;
    return isLaid && element
      ? dragCards(
          element,
          () => topCard(element),
          (choice) => drop(choice),
        )
      : undefined;
  }, [isLaid]);

  return (
    <div className={styles.page}>
      <PageHead title={t('title')} />
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        {allowance && allowance.left > 0 && <p>{t('likes:left', { count: allowance.left })}</p>}
      </header>
      <OfflineNotice />
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {isLaid && (
        <section ref={table} className={styles.table} aria-label={t('cards')}>
          {cards.map(({ card, ...laidAs }) => (
            <SwipeCard
              key={card.id}
              profile={card}
              to={path('members-id', { id: card.id })}
              entering={entering?.id === card.id ? entering.from : null}
              {...laidAs}
            />
          ))}
        </section>
      )}
      {top ? (
        <>
          {held === top.id && (
            <div className={styles.wait}>
              <LikeWait until={until} />
            </div>
          )}
          <SwipeActions profile={top} canUndo={deck.last !== null} onChoice={choose} onUndo={undo} />
          <p className={styles.keys}>{t('keys')}</p>
        </>
      ) : game.failed ? (
        <p className={styles.failed}>
          <Button onClick={game.retry}>{t('common:action.retry')}</Button>
        </p>
      ) : deck.next === null && flying.length === 0 ? (
        <SwipeEnd again={deck.again} onAgain={game.beginAgain} />
      ) : (
        <p className={styles.failed} role="status">
          {t('common:loading')}
        </p>
      )}
      {game.match && (
        <MatchDialog
          profile={game.match}
          chatWith={(id) => path('members-id-chat', { id })}
          onClose={game.closeMatch}
          onProfile={(id) => {
            game.closeMatch();
            void navigate(path('members-id', { id }));
          }}
        />
      )}
    </div>
  );
}

/** The card that may be decided about: the top one, while it does not fly yet. */
function topCard(table: HTMLElement | null): HTMLElement | null {
  return table?.querySelector<HTMLElement>("[data-depth='0']:not([data-flying])") ?? null;
}

const isAhead = (until: string | null): boolean => until !== null && Date.parse(until) > Date.now();
