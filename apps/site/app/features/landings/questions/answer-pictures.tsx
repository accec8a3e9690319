import type { ReactNode } from 'react';
import s from './answer-pictures.module.scss';

/**
 * Pictures of the answers, 96 × 96, in three tones of their tile: the text colour, half of it, and a light one. Cut-outs
 * show the tile.
 */
const drawings = {
  talk: (
    <>
      <path className={s.half} d="M38 20h36a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10h-2v12L58 62H38z" />
      <path
        className={s.full}
        d="M22 30h34a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10H40L26 82V70h-4a10 10 0 0 1-10-10V40a10 10 0 0 1 10-10z"
      />
      <path
        className={s.cut}
        d="M27 46a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm12 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm12 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"
      />
      <path className={s.light} d="M73 47c-8-5-10-12-6-15 3-2 5 0 6 3 1-3 3-5 6-3 4 3 2 10-6 15z" />
    </>
  ),
  laugh: (
    <>
      <circle className={s.full} cx="48" cy="48" r="34" />
      <path className={s.shade} d="M60 16a34 34 0 0 1 0 64 42 42 0 0 0 0-64z" />
      <path className={s.cutLine} d="M28 41q6-9 12 0m16 0q6-9 12 0" />
      <path className={s.cut} d="M27 52h42c-1 13-10 20-21 20s-20-7-21-20z" />
      <path className={s.light} d="M37 67c2-6 7-8 11-8s9 2 11 8c-3 3-7 5-11 5s-8-2-11-5z" />
    </>
  ),
  see: (
    <>
      <circle className={s.half} cx="48" cy="52" r="34" />
      <path className={s.full} d="M42 8h12v10H42z" />
      <circle className={s.full} cx="48" cy="52" r="27" />
      <path className={s.cut} d="m62 36-8 22-20 10 8-22z" />
      <path className={s.light} d="m62 36-8 22-12-12z" />
      <circle className={s.full} cx="48" cy="52" r="4" />
    </>
  ),
  morning: (
    <>
      <circle className={s.light} cx="48" cy="52" r="20" />
      <path className={s.lightLine} d="M48 22V12M26 31l-7-7m51 7 7-7M17 52H8m80 0h-9" />
      <path className={s.half} d="M6 70c14-16 30-18 46-8s26 8 38-4v24q0 4-4 4H10q-4 0-4-4z" />
      <path className={s.full} d="M6 80c20-14 36-12 50-4s24 6 34 0v6q0 4-4 4H10q-4 0-4-4z" />
    </>
  ),
  evening: (
    <>
      <path className={s.light} d="M20 58a28 28 0 0 1 56 0z" />
      <path className={s.half} d="M8 58h80v10H8z" />
      <path className={s.full} d="M14 72h30v6H14zm38 0h26v6H52zM26 82h44v6H26z" />
      <path className={s.fullLine} d="M14 26q6-7 11 0 5-7 11 0m26-6q5-6 9 0 4-6 9 0" />
    </>
  ),
  night: (
    <>
      <path className={s.light} d="M66 12a22 22 0 1 0 14 32 19 19 0 0 1-14-32z" />
      <path className={s.full} d="m26 18 2.5 6.5L35 27l-6.5 2.5L26 36l-2.5-6.5L17 27l6.5-2.5z" />
      <path className={s.half} d="M8 88V64l10-8 10 8v24zm46 0V58h22v30z" />
      <path className={s.full} d="M26 88V54h10v-6h12v6h10v34zm48 0V68l8-7 8 7v20z" />
      <path className={s.cut} d="M32 60h7v8h-7zm13 0h7v8h-7zM32 74h7v8h-7z" />
      <path className={s.light} d="M45 74h7v8h-7z" />
    </>
  ),
  walk: (
    <>
      <path className={s.half} d="M66 16c14 0 22 12 20 24s-10 16-20 16-18-4-20-16 6-24 20-24z" />
      <path className={s.fullLine} d="M66 40v46m0-26 9-9" />
      <path className={s.half} d="M6 84c22-10 56-10 84 0v4H6z" />
      <path className={s.fullLine} d="M12 66h38M12 54h38M18 66v18m26-18v18" />
      <path className={s.light} d="M31 47c-9-6-12-14-7-18 4-2 6 0 7 4 1-4 3-6 7-4 5 4 2 12-7 18z" />
    </>
  ),
  coffee: (
    <>
      <path className={s.half} d="M10 78h70q-4 8-14 8H24q-10 0-14-8z" />
      <path className={s.fullLine} d="M66 46h6a9 9 0 0 1 0 18h-8" />
      <path className={s.full} d="M20 40h48v16c0 12-8 20-18 20H38c-10 0-18-8-18-20z" />
      <path className={s.shade} d="M54 40h14v16c0 12-8 20-18 20h-4c7-6 8-22 8-36z" />
      <path className={s.lightLine} d="M34 32q-6-7 0-13t0-11m20 24q-6-7 0-13t0-11" />
    </>
  ),
  dinner: (
    <>
      <circle className={s.half} cx="48" cy="50" r="26" />
      <circle className={s.full} cx="48" cy="50" r="18" />
      <path className={s.light} d="M48 61c-12-8-15-16-9-20 4-2 8 0 9 5 1-5 5-7 9-5 6 4 3 12-9 20z" />
      <path
        className={s.fullLine}
        d="M14 20v16m-6-16v12q0 6 6 6t6-6V20m-6 18v44M84 48V20q-8 8-8 28zm0 0v34"
      />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>;

export type Answer = keyof typeof drawings;

export function AnswerPicture({ answer }: { answer: Answer }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      {drawings[answer]}
    </svg>
  );
}
