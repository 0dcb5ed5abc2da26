import type { ReactNode } from 'react'

/** One label and amount of a payment summary. */
export const AmountRow = ({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) => (
  <div className={`flex flex-wrap items-baseline justify-between gap-x-3 ${strong ? 'text-lg font-bold' : ''}`}>
    <dt className={strong ? '' : 'text-muted'}>{label}</dt>
    <dd>{children}</dd>
  </div>
)
