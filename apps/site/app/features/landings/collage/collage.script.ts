const wall = document.querySelector<HTMLElement>('[data-collage] ul');
const button = document.querySelector<HTMLElement>('[data-shuffle]');
const wantsRest = matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves the pieces to other places, each from its former one. */
function shuffle(wall: HTMLElement): void {
  const pieces = [...wall.children] as HTMLElement[];
  const before = new Map(pieces.map((piece) => [piece, piece.getBoundingClientRect()]));
  for (const piece of pieces.toSorted(() => Math.random() - 0.5)) wall.append(piece);
  wall.dataset['built'] = '';
  if (wantsRest) return;
  for (const [index, piece] of [...wall.children].entries()) {
    const from = before.get(piece as HTMLElement);
    const to = piece.getBoundingClientRect();
    if (!from) continue;
    const [x, y] = [from.left - to.left, from.top - to.top];
    const scale = from.width / to.width;
    piece.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' },
        { transform: 'none', transformOrigin: '0 0' },
      ],
      { duration: 620, delay: index * 25, fill: 'backwards', easing: 'cubic-bezier(0.2, 0.9, 0.3, 1)' },
    );
  }
}

if (wall && button) {
  button.hidden = false;
  button.addEventListener('click', () => shuffle(wall));
}
