import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './Icon.tsx'

/** The filters of a list: on phones folded behind a button that says how many are set, so that the list is on the first screen. */
export function FilterFold({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <details className="filter-fold">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-5 font-medium">
        <Icon name="filter" size={20} />
        {count > 0 ? t('actions.filtersSet', { count }) : t('actions.filters')}
      </summary>
      {children}
    </details>
  )
}
