import { mostSignupLikes } from '@kindling/contract/meeting/signup-likes';
import { dragCards } from '../../../domain/swipe/drag-card';
import type { Choice } from '../../../domain/swipe/choice';
import { flyOut } from '../../../domain/swipe/fly';
import { keepLiked, type LikedBefore } from '../../../domain/swipe/liked-before-signup';

const stage = document.querySelector<HTMLElement>('[data-deck]');
const table = stage?.querySelector<HTMLElement>('[data-table]');

if (stage && table) start(stage, table);

function start(stage: HTMLElement, table: HTMLElement): void {
  const isMembers = stage.dataset['deck'] === 'members';
  const part = (name: string) => stage.querySelector<HTMLElement>(`[data-${name}]`);
  const [count, said, end, faces, actions] = ['count', 'said', 'end', 'liked', 'actions'].map(part);
  const waiting = [...table.querySelectorAll<HTMLElement>('article')];
  const liked: LikedBefore[] = [];
  let likes = 0;

  const tell = () => {
    if (count) count.textContent = (count.dataset['text'] ?? '').replace('#', String(likes));
  };
  const finish = () => {
    for (const card of waiting) card.remove();
    actions?.remove();
    part('keys')?.remove();
    if (!end) return;
    end.hidden = false;
    end.querySelector('h2')?.focus({ preventScroll: true });
  };
  const like = (card: HTMLElement) => {
    likes += 1;
    const face = card.querySelector('[data-face]')?.cloneNode(true);
    if (face) faces?.append(face);
    const { id, name = '' } = card.dataset;
    if (!isMembers || id === undefined) return;
    liked.push({ id, name });
    keepLiked(sessionStorage, liked);
  };
  const choose = (choice: Choice): boolean => {
    const card = waiting.shift();
    if (!card) return false;
    if (choice === 'like') like(card);
    tell();
    if (said) said.textContent = waiting[0]?.dataset['name'] ?? '';
    card.inert = true;
    for (const [depth, next] of waiting.entries()) {
      next.dataset['depth'] = String(Math.min(depth, 3));
      next.inert = depth > 0;
    }
    const isOver = waiting.length === 0 || (isMembers && likes >= mostSignupLikes);
    flyOut(card, choice, () => {
      card.remove();
      if (isOver) finish();
    });
    return true;
  };

  tell();
  // A reader who returns begins again, and hands over the like of that time.
  if (isMembers) keepLiked(sessionStorage, []);
  dragCards(table, () => waiting[0] ?? null, choose);
  actions?.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-choose]') : null;
    if (button) choose(button.dataset['choose'] === 'like' ? 'like' : 'pass');
  });
  document.addEventListener('keydown', (event) => {
    const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey && !event.repeat;
    if (!isAlone || document.querySelector('dialog[open]')) return;
    if (event.key === 'ArrowLeft') choose('pass');
    if (event.key === 'ArrowRight') choose('like');
  });
}
