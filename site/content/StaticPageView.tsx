import type { Seo } from '@wasl/shared/contract/catalog.ts'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../layout/PageHead.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { DateText } from '../ui/DateText.tsx'
import type { StaticPage } from './static-page.server.ts'

/** A static page with its table of contents. */
export function StaticPageView({ page, seo }: { page: StaticPage; seo: Seo }) {
  const { t } = useTranslation()
  const { title, lead, updated, html, headings } = page
  return (
    <div className="wrap">
      <PageHead title={title} description={lead} seo={seo} />
      <Breadcrumbs crumbs={[]} current={title} />
      <div className="border-b border-line pb-8">
        <h1>{title}</h1>
        <p className="mt-3 max-w-3xl text-lg text-muted">{lead}</p>
        {updated && (
          <p className="mt-3 text-sm text-muted">
            {t('document.updated')} <DateText at={`${updated}T00:00:00.000Z`} show="long" />
          </p>
        )}
      </div>
      <div className="grid gap-10 pt-8 lg:grid-cols-[16rem_1fr]">
        <nav aria-label={t('document.contents')} className="hidden lg:block">
          <ul className="sticky top-24 space-y-0.5 border-s border-line">
            {headings.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ms-px block border-s-2 border-transparent py-1.5 ps-4 text-muted hover:border-brand hover:text-brand"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitizes the HTML when storing it. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  )
}
