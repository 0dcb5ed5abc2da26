import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

/** An empty state: title, explanation and one action. */
export function EmptyState({ icon, title, children, action }: { icon: IconName; title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="card flex flex-col items-center gap-3 px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon name={icon} size={30} />
      </span>
      <p className="text-lg font-semibold">{title}</p>
      {children && <p className="max-w-md text-muted">{children}</p>}
      {action}
    </div>
  )
}
