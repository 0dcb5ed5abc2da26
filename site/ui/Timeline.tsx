import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export type TimelineStep = { key: string; label: ReactNode; note?: ReactNode; state: 'done' | 'current' | 'upcoming' | 'failed' }

/** Vertical steps; the current one has aria-current. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="flex flex-col">
      {steps.map((step, index) => (
        <li key={step.key} aria-current={step.state === 'current' ? 'step' : undefined} className="relative flex gap-4 pb-6 last:pb-0">
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={`absolute start-[0.95rem] top-8 bottom-0 w-0.5 ${step.state === 'done' ? 'bg-brand' : 'bg-line'}`}
            />
          )}
          <span aria-hidden="true" className={`z-1 grid size-8 shrink-0 place-items-center rounded-full border-2 ${dots[step.state]}`}>
            {step.state === 'done' && <Icon name="check" size={16} />}
            {step.state === 'failed' && <Icon name="close" size={16} />}
            {step.state === 'current' && <span className="size-2.5 rounded-full bg-current" />}
          </span>
          <span className="pt-0.5">
            <span className={`block ${step.state === 'upcoming' ? 'text-muted' : 'font-medium'}`}>{step.label}</span>
            {step.note && <span className="block text-sm text-muted">{step.note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

const dots = {
  done: 'border-brand bg-brand text-on-brand',
  current: 'border-brand bg-brand-soft text-brand',
  upcoming: 'border-line-strong bg-surface text-muted',
  failed: 'border-bad bg-bad-soft text-bad',
}
