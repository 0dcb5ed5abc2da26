import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { usePathIn } from '../i18n/locale.ts'
import { Icon } from './Icon.tsx'
import { JsonLd } from './JsonLd.tsx'
import { PageLink } from './PageLink.tsx'
import { useRootData } from './root-data.ts'

export type Crumb = { to: string; label: string }

export function Breadcrumbs({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  const { t } = useTranslation()
  const pathIn = usePathIn()
  const origin = useRootData()?.origin ?? ''
  const parents = [{ to: pages.home(), label: t('nav.home') }, ...crumbs]
  const items = parents.map(({ to, label }) => ({ name: label, item: origin + pathIn(to) }))
  return (
    <nav aria-label={t('breadcrumbs')} className="py-4 text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-muted">
        {parents.map((crumb) => (
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
      <JsonLd
        type="BreadcrumbList"
        itemListElement={[...items, { name: current }].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }))}
      />
    </nav>
  )
}
