import { sleepingScriptId, wakeOnIntent } from './wake-on-intent';

it('starts the page once, at the first sign of a reader', () => {
  document.body.innerHTML = `<script type="text/plain" id="${sleepingScriptId}">start()</script>
    <dialog open><button>Yes</button></dialog>`;
  const started = () =>
    [...document.head.querySelectorAll('script')].map(({ type, textContent }) => [type, textContent]);
  wakeOnIntent(sleepingScriptId);
  document.querySelector('button')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }));
  expect(started()).toEqual([]);
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('pointermove'));
  expect(started()).toEqual([['module', 'start()']]);
});
