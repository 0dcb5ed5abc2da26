import type { ReactNode } from 'react'
import { PageLink } from './PageLink.tsx'
import { scrollIntoRow } from './scroll-into-row.ts'

export type Tab = { to: string; label: string; count?: number | undefined; current: boolean }

/** Tabs as links: the current tab is part of the URL. */
export function Tabs({ label, tabs, variant = 'line' }: { label: string; tabs: readonly Tab[]; variant?: 'line' | 'chips' }) {
  const isLine = variant === 'line'
  return (
    <nav aria-label={label} className={`fading-row -mx-1 overflow-x-auto px-1 ${isLine ? 'border-b border-line' : 'py-1'}`}>
      <ul className={isLine ? 'flex w-max gap-1' : 'flex gap-2 max-sm:w-max sm:flex-wrap'}>
        {tabs.map((tab) => (
          <li key={tab.to} ref={tab.current ? scrollIntoRow : undefined} className="relative">
            <PageLink
              to={tab.to}
              preventScrollReset
              aria-current={tab.current ? 'page' : undefined}
              className={isLine ? lineClass : chipClass}
            >
              {tab.label}
              {tab.count ? <span className="rounded-full bg-sunken px-2 text-sm text-ink">{tab.count}</span> : null}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Tabs of several questions in one row, which scrolls on a phone. */
export const ChipRow = ({ children }: { children: ReactNode }) => (
  <div className="fading-row -mx-1 flex gap-x-4 overflow-x-auto px-1 [&>nav]:shrink-0 [&>nav]:overflow-visible [&>nav]:[animation:none] [&>nav]:[mask:none] sm:flex-wrap sm:[&>nav]:shrink">
    {children}
  </div>
)

const lineClass =
  'flex items-center gap-2 whitespace-nowrap border-b-3 border-transparent px-4 py-3 text-muted hover:text-brand aria-[current=page]:border-brand aria-[current=page]:font-semibold aria-[current=page]:text-brand'
const chipClass =
  'flex items-center gap-2 whitespace-nowrap rounded-full border border-line bg-surface px-4 py-1.5 text-muted hover:border-brand hover:text-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:font-medium aria-[current=page]:text-brand'
