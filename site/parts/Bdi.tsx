import type { ReactNode } from 'react'

/** A value put into a sentence (a name, a title): its direction does not disturb the words around it. */
export const Bdi = ({ children }: { children: ReactNode }) => <bdi>{children}</bdi>

/** A phone, number, code or address: always left to right. */
export const Ltr = ({ children, className }: { children: ReactNode; className?: string }) => (
  <bdi dir="ltr" className={className}>
    {children}
  </bdi>
)
