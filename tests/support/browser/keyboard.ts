import type { Locator, Page } from '@playwright/test';
import { expect } from './page.ts';

/** Of every page no more stops than this lie before what somebody wants to reach. */
const mostStops = 160;

/**
 * In the page: what has the focus, how it looks, and whether what had it before looks the same without. A look is told by what a ring can
 * be drawn with, on the element itself, on its label, on what is around it and within it.
 */
const lookAtFocus = `(() => {
  const active = document.activeElement;
  const shown = (element) => element.labels?.length > 0 && element.getBoundingClientRect().width < 2 ? element.labels[0] : element;
  const styleOf = (element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    return [style.outlineStyle, style.outlineWidth, style.outlineColor, style.boxShadow, style.borderColor, style.borderWidth,
      style.backgroundColor, style.textDecorationLine, style.opacity].join(' ');
  };
  const lookOf = (element) => {
    const parts = [element, ...element.querySelectorAll('*')].slice(0, 12);
    for (let at = element.parentElement, up = 0; at && up < 3; at = at.parentElement, up++) parts.push(at);
    if (element.labels) parts.push(...element.labels);
    if (element.nextElementSibling) parts.push(element.nextElementSibling);
    return parts.map((part) => [null, '::before', '::after'].map((pseudo) => styleOf(part, pseudo)).join()).join();
  };
  const nameOf = (element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    return [element.tagName.toLowerCase(), element.type, element.name, element.labels?.[0]?.textContent.trim().slice(0, 40), words]
      .filter(Boolean).join(' ');
  };
  const found = [];
  const before = globalThis.focusedBefore;
  if (before && before.element !== active && before.element.isConnected && lookOf(before.element) === before.look)
    found.push('not seen to have the focus: ' + nameOf(before.element));
  if (active === document.body || active === document.documentElement) {
    globalThis.focusedBefore = undefined;
    return { found, name: null };
  }
  globalThis.focusedBefore = { element: active, look: lookOf(active) };
  const box = shown(active).getBoundingClientRect();
  const inside = box.width > 0 && box.height > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  if (!inside) found.push('out of sight: ' + nameOf(active));
  // Of the part that is in the window: the main part of a page is many windows high.
  const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
  const [width, height] = [Math.min(box.right, innerWidth) - left, Math.min(box.bottom, innerHeight) - top];
  const points = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]];
  const isFree = ([x, y]) => {
    const at = document.elementFromPoint(left + width * x, top + height * y);
    const own = shown(active);
    const owns = [own, ...(active.labels ?? [])];
    return at !== null && owns.some((part) => part.contains(at) || at.contains(part));
  };
  if (inside && !points.some(isFree)) found.push('covered: ' + nameOf(active));
  return { found, name: nameOf(active) };
})()`;

interface Look {
  found: string[];
  /** Null: nothing has the focus. */
  name: string | null;
}

/** Somebody who has a keyboard and nothing else. What is wrong with the focus on their way is kept in `found`. */
export class KeyboardOnly {
  readonly found: string[] = [];

  constructor(private readonly page: Page) {}

  /** Goes on by Tab until something has the focus. @throws Error when it can't be reached */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeAttached();
    const passed: string[] = [];
    for (let stops = 0; stops < mostStops; stops++) {
      if (await this.has(target)) return;
      await this.page.keyboard.press(key);
      passed.push((await this.look()) ?? '(nothing)');
    }
    throw new Error(`can't be reached by ${key}: ${String(target)}; passed ${passed.join(' | ')}`);
  }

  /** Goes there and presses a key. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  /** Goes to a field and types into it, in place of what stands there. */
  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  /** Waits until something has the focus by itself, as after what a press opened or closed. */
  async isAt(target: Locator): Promise<void> {
    await expect(target).toBeFocused();
    await this.look();
  }

  /** Waits until anything at all has it: a press that takes away what had the focus leads it on. */
  async isSomewhere(): Promise<void> {
    await expect.poll(() => this.page.evaluate('document.activeElement !== document.body')).toBe(true);
    await this.look();
  }

  private has(target: Locator): Promise<boolean> {
    return target.evaluate((element) => element === element.ownerDocument.activeElement);
  }

  private async look(): Promise<string | null> {
    const { found, name } = await this.page.evaluate<Look>(lookAtFocus);
    this.found.push(...found);
    return name;
  }
}
