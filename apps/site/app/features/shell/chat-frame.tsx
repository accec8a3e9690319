import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { RestrictedNotice } from './restricted-notice';
import { TopNav } from './top-nav';
import styles from './chat-frame.module.scss';

/**
 * A screen as high as what is visible of it, also while a keyboard lies over the page: its content scrolls inside, so that
 * where one writes is never cut. From 768 px on under the top navigation; on a phone the content has all of it.
 */
export function ChatFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useVisibleHeight(frame);
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.bar}>
        <TopNav />
      </div>
      <RestrictedNotice otherwise={null} />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  );
}

/** Browsers that lay their keyboard over the page, as iOS does, tell only the visual viewport how much is left. */
function useVisibleHeight(frame: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const adapt = () => {
      // Zoomed in, the reader looks at a part; the frame stays as it is.
      const covered = viewport.scale === 1 && window.innerHeight - viewport.height > 1;
      frame.current?.style.setProperty('--visible-height', covered ? `${viewport.height}px` : null);
      // The browser pushes the page up to show the field; the frame has done so already.
      if (covered && viewport.offsetTop > 0) window.scrollTo(0, 0);
    };
    adapt();
    viewport.addEventListener('resize', adapt);
    return () => viewport.removeEventListener('resize', adapt);
  }, [frame]);
}
