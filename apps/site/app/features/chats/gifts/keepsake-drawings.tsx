import styles from './gift-drawing.module.scss';

export const teddy = (
  <>
    <circle className={styles.cocoa} cx="28" cy="22" r="10" />
    <circle className={styles.cocoa} cx="68" cy="22" r="10" />
    <circle className={styles.icingFill} cx="28" cy="22" r="5" />
    <circle className={styles.icingFill} cx="68" cy="22" r="5" />
    <ellipse className={styles.cocoa} cx="30" cy="84" rx="13" ry="8" />
    <ellipse className={styles.cocoa} cx="66" cy="84" rx="13" ry="8" />
    <path className={styles.cocoa} d="M24 58c-9 2-12 8-10 14s8 5 12 0zM72 58c9 2 12 8 10 14s-8 5-12 0z" />
    <ellipse className={styles.cocoa} cx="48" cy="70" rx="25" ry="20" />
    <ellipse className={styles.icingFill} cx="48" cy="72" rx="14" ry="13" />
    <ellipse className={styles.cocoa} cx="48" cy="36" rx="27" ry="23" />
    <ellipse className={styles.icingFill} cx="48" cy="43" rx="12" ry="9" />
    <path className={styles.ink} d="M44 38h8l-4 5zM36 31a2.5 2.5 0 1 0 .01 0zM60 31a2.5 2.5 0 1 0 .01 0z" />
    <path className={styles.main} d="M48 60l-13-6v13zM48 60l13-6v13z" />
    <circle className={styles.deep} cx="48" cy="60" r="4" />
  </>
);

export const candle = (
  <>
    <circle className={styles.glow} cx="48" cy="26" r="22" />
    <path className={styles.flame} d="M48 6c8 10 10 15 10 19a10 10 0 0 1-20 0c0-4 2-9 10-19z" />
    <path className={styles.paper} d="M48 18c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9z" />
    <path className={styles.wick} d="M48 32v8" />
    <path className={styles.paper} d="M34 42c0-3 28-3 28 0v38H34z" />
    <path className={styles.fold} d="M52 40c6 0 10 1 10 2v38H50z" />
    <path
      className={styles.main}
      d="M34 42c0-4 28-4 28 0v6c-2 6-6 6-7 0-2 4-5 4-6 8-1 6-6 6-6 0 0-5-3-6-4-2-2 4-5 2-5-4z"
    />
    <path className={styles.deep} d="M22 78h52c0 7-4 10-10 10H32c-6 0-10-3-10-10z" />
    <path className={styles.ring} d="M74 79c9-1 9 9-2 8" />
  </>
);

export const record = (
  <>
    <rect className={styles.main} x="10" y="14" width="58" height="68" rx="5" />
    <path className={styles.accent} d="M10 58c14-10 28 6 58-12v31a5 5 0 0 1-5 5H15a5 5 0 0 1-5-5z" />
    <circle className={styles.accent} cx="28" cy="34" r="9" />
    <circle className={styles.ink} cx="60" cy="48" r="29" />
    <circle className={styles.groove} cx="60" cy="48" r="23" />
    <circle className={styles.groove} cx="60" cy="48" r="17" />
    <circle className={styles.deep} cx="60" cy="48" r="10" />
    <circle className={styles.paper} cx="60" cy="48" r="2.5" />
  </>
);

export const ring = (
  <>
    <path className={styles.deep} d="M18 54h60v24a7 7 0 0 1-7 7H25a7 7 0 0 1-7-7z" />
    <path className={styles.main} d="M14 50h68v10H14z" />
    <path className={styles.fold} d="M32 55c10-4 22-4 32 0-10 4-22 4-32 0z" />
    <circle className={styles.band} cx="48" cy="42" r="15" />
    <path className={styles.glass} d="M38 14h20l7 8-17 17-17-17z" />
    <path className={styles.paper} d="M38 14h20l-4 8H42zM42 22h12l-6 17z" />
    <path className={styles.steam} d="M24 12l-5-4M20 22h-7M72 12l5-4M76 22h7" />
  </>
);

const star = 'M0-12c2 8 4 10 12 12-8 2-10 4-12 12-2-8-4-10-12-12 8-2 10-4 12-12z';

export const stars = (
  <>
    <path className={styles.night} d="M48 8a40 40 0 1 0 .01 0z" />
    <path className={styles.moon} d="M62 62a24 24 0 1 1-17-38 20 20 0 0 0 17 38z" />
    <path className={styles.flame} transform="translate(64 30)" d={star} />
    <path className={styles.flame} transform="translate(76 54) scale(.6)" d={star} />
    <path className={styles.flame} transform="translate(58 50) scale(.45)" d={star} />
    <path className={styles.flame} transform="translate(66 76) scale(.4)" d={star} />
    <path className={styles.flame} transform="translate(22 66) scale(.35)" d={star} />
  </>
);
