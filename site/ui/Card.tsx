import type { ReactNode } from 'react'

/** A bordered section with an optional title and end content. */
export function Card({
  title,
  end,
  children,
  className = '',
}: {
  title?: ReactNode
  end?: ReactNode
  children: ReactNode
  className?: string
}) {
  return (
    <section className={`card p-5 sm:p-6 ${className}`}>
      {(title || end) && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          {title && <h2 className="text-xl">{title}</h2>}
          {end}
        </div>
      )}
      {children}
    </section>
  )
}
