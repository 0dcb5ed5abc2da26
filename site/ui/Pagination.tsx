import type { Pagination as PaginationData } from '@wasl/shared/contract/common.ts'
import { barePath } from '@wasl/shared/pages/locale-path.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Icon } from './Icon.tsx'
import { PageLink } from './PageLink.tsx'

type Props = {
  pagination: Pick<PaginationData, 'current_page' | 'total_pages'>
  /** Buttons of the GET form around it, which carry its fields to the next page; default: links. */
  inForm?: boolean
}

/** The way to the previous and next page (query parameter `page`); nothing for a single page. */
export function Pagination({ pagination: { current_page: page, total_pages: pages }, inForm = false }: Props) {
  const { t } = useTranslation()
  if (pages <= 1) return null
  const Step = inForm ? PageButton : PageStepLink
  return (
    <nav aria-label={t('pagination.label')} className="flex items-center justify-center gap-3">
      {page > 1 && (
        <Step page={page - 1} rel="prev">
          <Icon name="chevron" className="rotate-180" />
          {t('actions.previous')}
        </Step>
      )}
      <span className="text-muted">{t('pagination.of', { page, pages })}</span>
      {page < pages && (
        <Step page={page + 1} rel="next">
          {t('actions.next')}
          <Icon name="chevron" />
        </Step>
      )}
    </nav>
  )
}

type StepProps = { page: number; rel: 'prev' | 'next'; children: ReactNode }

function PageStepLink({ page, rel, children }: StepProps) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('page', String(page))
  return (
    <PageLink to={`${barePath(pathname)}?${query}`} rel={rel} className={stepClass}>
      {children}
    </PageLink>
  )
}

const PageButton = ({ page, children }: StepProps) => (
  <button type="submit" name="page" value={page} className={stepClass}>
    {children}
  </button>
)

const stepClass = 'flex min-h-10 items-center gap-1 rounded-control border border-line bg-surface px-3 hover:border-brand hover:text-brand'
