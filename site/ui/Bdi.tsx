import type { ReactNode } from 'react'

/** A phone, number, code or address: always left to right. */
export const Ltr = ({ children, className }: { children: ReactNode; className?: string }) => (
  <bdi dir="ltr" className={className}>
    {children}
  </bdi>
)
