import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LayoutGrid, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { DeckCard } from '@kindling/contract/profiles/profile';
import { isolate } from '@kindling/contract/text/isolate';
import { PageHead } from '../../domain/account/page-head';
import { useKeptDiscoverPage } from '../../domain/discover/discover-page';
import { LikeWait } from '../../domain/likes/like-wait';
import { MatchDialog } from '../../domain/likes/match-dialog';
import type { AnswerOf } from '../../shared/api/api-query';
import { usePaths } from '../../shared/routing/use-paths';
import { formatCountdown, remainingMs } from '../../shared/time/countdown';
import { Button } from '../../shared/ui/button';
import { OfflineNotice } from '../../shared/ui/notices/offline-notice';
import { PageRow, RowWord } from '../../shared/ui/page-row';
import { shake } from '../../shared/ui/shake';
import type { Choice } from '../../domain/swipe/choice';
import { dragCards } from '../../domain/swipe/drag-card';
import { flyOut } from '../../domain/swipe/fly';
import { showMore, showPhoto } from './card-scroll';
import { SwipeActions } from './swipe-actions';
import { SwipeCard } from './swipe-card';
import { SwipeEnd } from './swipe-end';
import { useDeck } from './use-deck';
import styles from './swipe-page.module.scss';

/** Cards in the page: the top one, two that peep out, and one that preloads its picture. */
const laid = 4;

/** The swipe game (specification §2): one member after the other, by touch, mouse, keys and buttons. */
export function SwipePage({ initial }: { initial: AnswerOf<'getDeck'> }) {
  const { t } = useTranslation('swipe');
  const path = usePaths();
  const navigate = useNavigate();
  const game = useDeck(initial);
  const [leaving, setLeaving] = useState<readonly DeckCard[]>([]);
  const [entering, setEntering] = useState<{ id: string; from: Choice } | null>(null);
  const [said, setSaid] = useState('');
  /** Says why a like has to wait. */
  const wait = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLElement>(null);
  const { deck, allowance, until } = game;
  useKeptDiscoverPage('swipe-game');
  const [top] = deck.cards;

  const gone = (id: string) =>
    startTransition(() => setLeaving((before) => before.filter((card) => card.id !== id)));
  const choose = (choice: Choice): boolean => {
    const element = topCard(table.current);
    const left = timeTo(until);
    if (choice === 'like' && left > 0) {
      shake(wait.current);
      setSaid(`${t('likes:wait.text')} ${formatCountdown(left)}`);
      return false;
    }
    // One card flies out before the next one is decided.
    if (!element || !top) return false;
    // The rest runs in a task of its own, so that the flight begins in this very frame.
    setTimeout(() => settle(choice));
    flyOut(element, choice, () => gone(top.id));
    return true;
  };
  const settle = (choice: Choice) => {
    const card = game.choose(choice);
    if (!card) return;
    startTransition(() => {
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
  useKeys({
    ArrowLeft: () => choose('pass'),
    ArrowRight: () => choose('like'),
    ArrowUp: () => showMore(topCard(table.current)),
    ArrowDown: () => showPhoto(topCard(table.current)),
    Backspace: undo,
  });

  // A refused card is on top again, whatever it was doing.
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
      <PageRow
        title={t('title')}
        count={allowance && allowance.left > 0 && <p>{t('likes:left', { count: allowance.left })}</p>}
      >
        <Link to={path('members')}>
          <LayoutGrid aria-hidden="true" />
          <RowWord>{t('end.search')}</RowWord>
        </Link>
        <Link to={`${path('profile')}#private`}>
          <SlidersHorizontal aria-hidden="true" />
          <RowWord>{t('seeking')}</RowWord>
        </Link>
      </PageRow>
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
          <div ref={wait} className={styles.wait}>
            <LikeWait until={until} />
          </div>
          <SwipeActions
            profile={top}
            until={until}
            canUndo={deck.last !== null}
            onChoice={choose}
            onUndo={undo}
          />
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

/** The card that may be decided: the top one, unless it is already flying. */
function topCard(table: HTMLElement | null): HTMLElement | null {
  return table?.querySelector<HTMLElement>("[data-depth='0']:not([data-flying])") ?? null;
}

/** Milliseconds until the next like comes; 0 if some are left. */
const timeTo = (until: string | null): number => (until === null ? 0 : remainingMs(until, Date.now()));

/** Elements with key bindings of their own. */
const elsewhere = 'input, textarea, select, dialog, [popover], [contenteditable]';

/** Binds keys on the whole page, except in fields and dialogs, and without modifiers. */
function useKeys(actions: Readonly<Partial<Record<string, () => unknown>>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (!action || !isAlone || event.repeat || isElsewhere(event.target)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest(elsewhere) !== null;
}
