import type { ReactNode } from 'react'

/** The heading of a section with an optional lead and end content. */
export function SectionHeading({ title, lead, end, id }: { title: string; lead?: ReactNode; end?: ReactNode; id?: string }) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
      <div className="max-w-2xl">
        <h2 id={id}>{title}</h2>
        {lead && <p className="mt-1.5 text-lg text-muted">{lead}</p>}
      </div>
      {end}
    </div>
  )
}
