import s from './scene.module.scss';

/** A tree as a poster has it: a crown and a trunk. */
function Tree({ x, y, size, tone }: { x: number; y: number; size: number; tone: string | undefined }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className={s.n} d="M-7 0h14v90h-14z" />
      <path className={tone} d="M0-120c44 0 70 46 58 84S28 18 0 18s-48-18-58-54S-44-120 0-120z" />
    </g>
  );
}

export const outdoors = {
  walk: (
    <>
      <rect className={s.w} width="400" height="500" />
      <circle className={s.u} cx="112" cy="128" r="62" />
      <path className={s.p} d="M0 236c70-40 130-30 190-6s120 20 210-20v120H0z" />
      <Tree x={318} y={216} size={1.1} tone={s.s} />
      <Tree x={380} y={240} size={0.8} tone={s.p} />
      <path className={s.s} d="M0 300c120-26 220-20 400 8v192H0z" />
      <path className={s.l} d="M150 500c20-90 60-140 128-186h34c-36 56-44 110-30 186z" opacity="0.75" />
      <path className={s.n} opacity="0.6" d="m190 402-116 74 20 10 130-70zM246 398l-92 86 28 4 86-82z" />
      <g className={s.n}>
        <circle cx="196" cy="292" r="20" />
        <path d="M172 320c16-10 34-8 44 4l4 50-6 40h-14l-4-36-8 36h-16l6-44z" />
      </g>
      <g className={s.l}>
        <circle cx="254" cy="298" r="18" />
        <path d="M232 322c14-8 32-6 40 6l10 60-8 22h-12l-2 6h-14l-2-6h-14l-2-30z" />
      </g>
      <path className={s.dark} d="m214 350 20 4" />
    </>
  ),
  bike: (
    <>
      <rect className={s.u} width="400" height="500" />
      <circle className={s.w} cx="200" cy="250" r="118" />
      <path className={s.p} d="M0 300h400v200H0z" />
      <path className={s.w} opacity="0.6" d="M110 322h180v10H110zM134 350h132v9H134zM156 376h88v8h-88z" />
      <path className={s.s} d="M0 420c110-60 290-60 400 0v80H0z" />
      <g transform="translate(0 6)">
        <circle className={s.dark} cx="130" cy="352" r="48" />
        <circle className={s.dark} cx="272" cy="352" r="48" />
        <path
          className={s.dark}
          d="M130 352l36-78h70l36 78M166 274l34 78 46-98M120 274h34M200 352h-70M236 254h30"
        />
      </g>
      <g className={s.n}>
        <circle cx="214" cy="136" r="26" />
        <path d="M184 170c22-10 44-4 54 12l16 74-14 6-24-46-8 52 24 62-16 8-38-76z" />
      </g>
      <g className={s.l}>
        <circle cx="142" cy="158" r="24" />
        <path d="M118 188c20-8 38-4 48 12l34 20-6 14-40-12 2 44 44 34-10 14-68-36z" />
      </g>
    </>
  ),
  sea: (
    <>
      <rect className={s.s} width="400" height="500" />
      <circle className={s.u} cx="200" cy="236" r="92" />
      <path className={s.n} d="M0 238h400v262H0z" />
      <path
        className={s.u}
        opacity="0.6"
        d="M118 254h164v12H118zM140 280h120v10H140zM156 306h88v9h-88zM172 330h56v8h-56z"
      />
      <path className={s.r} d="M0 372c60-18 96 18 156 0s96-18 150 0 60 8 94-4v132H0z" />
      <path className={s.p} d="M0 424c60-18 96 18 156 0s96-18 150 0 60 8 94-4v80H0z" />
      <path className={s.l} d="M286 120v104h-62zM294 136v88h42z" />
      <path className={s.l} d="M220 232h124l-22 26h-80z" />
      <path
        className={s.line}
        d="M60 96c10-14 22-14 30 0 8-14 20-14 30 0M120 138c8-11 17-11 23 0 6-11 15-11 23 0"
      />
    </>
  ),
};
