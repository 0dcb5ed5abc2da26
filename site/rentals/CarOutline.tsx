import type { DamageMark } from '@wasl/shared/rules/rental-choices.ts'
import type { MouseEvent } from 'react'

type Props = { marks: readonly Pick<DamageMark, 'x' | 'y'>[]; label: string; onPick?: (at: { x: number; y: number }) => void }

/** A car seen from above with numbered marks, in percent from its left and its front. Never mirrored: left is the left of the car. */
export function CarOutline({ marks, label, onPick }: Props) {
  const pick = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const percent = (part: number) => Math.round(Math.min(100, Math.max(0, part * 100)))
    onPick?.({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it adds marks with the keyboard
    <svg
      viewBox="0 0 100 200"
      role="img"
      aria-label={label}
      onClick={onPick && pick}
      className={`h-72 w-36 shrink-0 rounded-control bg-surface text-line-strong ${onPick ? 'cursor-crosshair' : ''}`}
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M24 26c0-14 10-20 26-20s26 6 26 20l3 40v78l-3 30c-1 12-10 18-26 18s-25-6-26-18l-3-30V66z" />
        <path d="M30 70c4-8 10-11 20-11s16 3 20 11l-4 22H34z" />
        <path d="M34 146h32l4 18c-4 6-10 8-20 8s-16-2-20-8z" />
        <path d="M34 92v54M66 92v54M34 118h-12M66 118h12M30 70l-8-6M70 70l8-6" />
        <path d="M22 76h-7v8l7 3M78 76h7v8l-7 3" />
        <path d="M30 20c3-4 6-5 10-5M70 20c-3-4-6-5-10-5M30 182c3 3 6 4 10 4M70 182c-3 3-6 4-10 4" />
      </g>
      {marks.map(({ x, y }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its number
        <g key={at} transform={`translate(${x} ${y * 2})`} className="text-bad">
          <circle r="6.5" fill="currentColor" />
          <text textAnchor="middle" dy="3" fontSize="8.5" fontWeight="700" className="fill-surface">
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
