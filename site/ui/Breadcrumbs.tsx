import { useTranslation } from 'react-i18next'
import { Icon } from './Icon.tsx'
import { PageLink } from './PageLink.tsx'

export type Crumb = { to: string; label: string }

export function Breadcrumbs({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('breadcrumbs')} className="py-4 text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-muted">
        {[{ to: '/', label: t('nav.home') }, ...crumbs].map((crumb) => (
          <li key={crumb.to} className="flex items-center gap-1.5">
            <PageLink to={crumb.to} className="py-1 hover:text-brand hover:underline">
              {crumb.label}
            </PageLink>
            <Icon name="chevron" size={14} />
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {current}
        </li>
      </ol>
    </nav>
  )
}
