import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

export type BadgeTone = 'good' | 'warn' | 'bad' | 'note' | 'plain' | 'brand'
const tones: Record<BadgeTone, string> = {
  good: 'bg-good-soft text-good',
  warn: 'bg-caution-soft text-caution',
  bad: 'bg-bad-soft text-bad',
  note: 'bg-note-soft text-note',
  plain: 'bg-sunken text-muted',
  brand: 'bg-brand-soft text-brand',
}

export function Badge({
  tone = 'plain',
  icon,
  title,
  children,
}: {
  tone?: BadgeTone
  icon?: IconName
  title?: string
  children: ReactNode
}) {
  return (
    <span title={title} className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-medium ${tones[tone]}`}>
      {icon && <Icon name={icon} size={15} />}
      {children}
    </span>
  )
}

/** A badge with a dot, so that color is not the only sign of a status. */
export function StatusBadge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-2 rounded-full px-3 py-0.5 text-sm font-medium ${tones[tone]}`}>
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {children}
    </span>
  )
}
