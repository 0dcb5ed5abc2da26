import type { ReactNode } from 'react'

/** One label and value of a description list. */
export const Detail = ({ label, className = '', children }: { label: string; className?: string; children: ReactNode }) => (
  <div className={`min-w-0 ${className}`}>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="mt-0.5 font-medium">{children}</dd>
  </div>
)
