import type { Pagination as PaginationData } from '@wasl/shared/contract/common.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { barePath } from '../i18n/locale.ts'
import { Icon } from './Icon.tsx'
import { PageLink } from './PageLink.tsx'

/** Links to the previous and next page (query parameter `page`); nothing for a single page. */
export function Pagination({
  pagination: { current_page: page, total_pages: pages },
}: {
  pagination: Pick<PaginationData, 'current_page' | 'total_pages'>
}) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  if (pages <= 1) return null
  const pathOf = (number: number): string => {
    const query = new URLSearchParams(search)
    query.set('page', String(number))
    return `${barePath(pathname)}?${query}`
  }
  return (
    <nav aria-label={t('pagination.label')} className="flex items-center justify-center gap-3">
      {page > 1 && (
        <PageLink to={pathOf(page - 1)} rel="prev" className={stepClass}>
          <Icon name="chevron" className="rotate-180" />
          {t('actions.previous')}
        </PageLink>
      )}
      <span className="text-muted">{t('pagination.of', { page, pages })}</span>
      {page < pages && (
        <PageLink to={pathOf(page + 1)} rel="next" className={stepClass}>
          {t('actions.next')}
          <Icon name="chevron" />
        </PageLink>
      )}
    </nav>
  )
}

const stepClass = 'flex min-h-10 items-center gap-1 rounded-control border border-line bg-surface px-3 hover:border-brand hover:text-brand'
