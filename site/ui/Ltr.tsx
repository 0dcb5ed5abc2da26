import type { ReactNode } from 'react'

/** Isolated left-to-right text: a phone, number, code or email. */
export const Ltr = ({ children, className }: { children: ReactNode; className?: string }) => (
  <bdi dir="ltr" className={className}>
    {children}
  </bdi>
)
