import s from './scene.module.scss';

/** A cup from above: saucer, rim, coffee and the light on it. */
function Cup({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <circle className={s.l} r="76" />
      <circle className={s.n} opacity="0.28" r="62" />
      <rect className={s.l} x="40" y="-12" width="52" height="24" rx="12" />
      <circle className={s.l} r="50" />
      <circle className={s.n} r="41" />
      <path className={s.u} opacity="0.6" d="M-22-8c12-20 42-16 44 6-10-8-26-12-44-6z" />
    </g>
  );
}

/** A head and shoulders from behind. */
function Back({ x, y, size = 1, tone }: { x: number; y: number; size?: number; tone: string | undefined }) {
  return (
    <g className={tone} transform={`translate(${x} ${y}) scale(${size})`}>
      <circle cy="-44" r="30" />
      <path d="M-62 60c0-48 22-70 62-70s62 22 62 70z" />
    </g>
  );
}

const rows = [330, 402, 474];
const beams = [-58, -34, -10, 14, 38, 62];

export const indoors = {
  evening: (
    <>
      <rect className={s.n} width="400" height="500" />
      <circle className={s.w} cx="318" cy="166" r="42" />
      <circle className={s.n} cx="299" cy="157" r="36" />
      <path className={s.r} d="M0 260h50v-70h60v40h40V130h70v110h40v-50h70v80h70v230H0z" />
      {[62, 84, 166, 190, 276, 300].map((x, index) => (
        <rect key={x} className={s.w} x={x} y={210 + (index % 3) * 22} width="11" height="15" />
      ))}
      <path className={s.s} d="M0 380c90-34 180-34 400 6v114H0z" />
      <g className={s.p}>
        <path d="M92 470c0-70 22-104 58-104s54 34 54 104z" />
        <circle cx="152" cy="338" r="29" />
      </g>
      <g className={s.u}>
        <path d="M190 470c0-60 20-88 52-88s50 28 50 88z" />
        <circle cx="238" cy="356" r="26" />
      </g>
      <path className={s.n} d="M0 448h400v52H0z" />
      <path className={s.line} d="M0 448h400" />
    </>
  ),
  coffee: (
    <>
      <rect className={s.p} width="400" height="500" />
      <circle className={s.u} opacity="0.6" cx="200" cy="262" r="214" />
      <circle className={s.s} cx="200" cy="262" r="186" />
      <Cup x={132} y={196} turn={-140} />
      <Cup x={268} y={330} turn={30} />
      <g transform="translate(286 172) rotate(24)">
        <rect className={s.l} x="-42" y="-54" width="84" height="108" rx="4" />
        <path className={s.dark} d="M-24-26h48M-24-4h48M-24 18h28" />
      </g>
      <g transform="translate(116 356)">
        <circle className={s.l} r="46" />
        <path className={s.w} d="M-28 12c-8-30 22-48 44-30 18 14 12 42-8 42-4-16-18-22-36-12z" />
      </g>
    </>
  ),
  cinema: (
    <>
      <rect className={s.n} width="400" height="500" />
      <path className={s.l} d="M48 60h304v150H48z" />
      <path className={s.u} d="M48 60h304v150H48z" opacity="0.5" />
      <circle className={s.p} cx="200" cy="150" r="46" />
      <path className={s.s} d="M48 176c80-30 150 10 304-16v50H48z" />
      <path className={s.l} opacity="0.28" d="M48 210h304l92 290H-44z" />
      {rows.map((y, row) => (
        <g key={y} className={row % 2 ? s.s : s.r}>
          {[-1, 0, 1, 2, 3, 4].map((seat) => (
            <rect key={seat} x={seat * 92 - (row % 2) * 46} y={y} width="82" height="120" rx="26" />
          ))}
        </g>
      ))}
      <Back x={176} y={372} size={0.86} tone={s.u} />
      <Back x={252} y={376} size={0.82} tone={s.p} />
      <g className={s.r}>
        {[0, 1, 2, 3, 4].map((seat) => (
          <rect key={seat} x={seat * 92 - 18} y="414" width="82" height="120" rx="26" />
        ))}
      </g>
    </>
  ),
  dance: (
    <>
      <rect className={s.s} width="400" height="500" />
      {beams.map((turn, index) => (
        <path
          key={turn}
          className={index % 2 ? s.p : s.u}
          opacity="0.6"
          d="M-10 0h20l64 620h-148z"
          transform={`translate(200 70) rotate(${turn})`}
        />
      ))}
      <circle className={s.l} cx="200" cy="78" r="54" />
      <path
        className={s.dark}
        d="M148 64h104M146 88h108M178 26c-14 34-14 70 0 104M222 26c14 34 14 70 0 104"
        opacity="0.5"
      />
      <path className={s.dark} d="M200 24V0" />
      <ellipse className={s.n} cx="200" cy="474" rx="180" ry="40" />
      <g className={s.n}>
        <circle cx="146" cy="232" r="28" />
        <path d="M120 268c26-14 52-10 62 10l-10 84 22 104h-36l-18-88-26 88H78l32-110z" />
        <path d="M126 276 76 218l14-14 54 48zM176 280l56-30 10 16-58 40z" />
      </g>
      <g className={s.l}>
        <circle cx="262" cy="240" r="26" />
        <path d="M236 274c20-12 42-10 54 8l14 84c18 14 26 32 30 48H214c2-22 10-38 24-52z" />
        <path d="M284 282l52-56 14 12-54 64zM240 284l-48-14 4-16 52 10z" />
        <path d="M238 410h22l-4 60h-20zM282 410h22l4 60h-20z" />
      </g>
    </>
  ),
  cook: (
    <>
      <rect className={s.u} width="400" height="500" />
      <path className={s.w} d="M0 0h400v180H0z" opacity="0.5" />
      <path className={s.s} d="M0 372h400v128H0z" />
      <path
        className={s.line}
        d="M162 150c-20-26 16-44 0-72M208 140c-20-26 16-44 0-72M254 150c-20-26 16-44 0-72"
      />
      <rect className={s.n} x="86" y="204" width="228" height="150" rx="30" />
      <rect className={s.r} x="74" y="184" width="252" height="38" rx="19" />
      <rect className={s.n} x="182" y="160" width="36" height="28" rx="10" />
      <path className={s.dark} d="M86 250H52M314 250h34" />
      <g className={s.l}>
        <path d="M44 300h64l-8 52c-2 14-14 20-24 20s-22-6-24-20zM72 370h8v50h22v8H50v-8h22z" />
      </g>
      <path className={s.p} d="M52 320h48l-5 30c-2 10-10 14-19 14s-17-4-19-14z" />
      <g className={s.l}>
        <path d="M296 300h64l-8 52c-2 14-14 20-24 20s-22-6-24-20zM324 370h8v50h22v8h-52v-8h22z" />
      </g>
      <path className={s.p} d="M304 326h48l-4 24c-2 10-10 14-19 14s-18-4-20-14z" />
      <circle className={s.w} cx="196" cy="418" r="34" />
      <path className={s.line} d="M196 394v48M174 406l44 24M174 430l44-24" />
    </>
  ),
};
