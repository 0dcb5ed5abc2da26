import { useTranslation } from 'react-i18next'
import type { Document } from '../content/documents.server.ts'
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx'
import { DateText } from '../parts/DateText.tsx'
import { PageHead, type Seo } from '../parts/PageHead.tsx'

/** A long text with its contents at the side. */
export function DocumentView({ document, seo }: { document: Document; seo: Seo }) {
  const { t } = useTranslation()
  return (
    <div className="wrap">
      <PageHead title={document.title} description={document.lead} seo={seo} />
      <Breadcrumbs crumbs={[]} here={document.title} />
      <div className="border-b border-line pb-8">
        <h1>{document.title}</h1>
        <p className="mt-3 max-w-3xl text-lg text-muted">{document.lead}</p>
        {document.updated && (
          <p className="mt-3 text-sm text-muted">
            {t('document.updated')} <DateText at={document.updated} show="long" />
          </p>
        )}
      </div>
      <div className="grid gap-10 pt-8 lg:grid-cols-[16rem_1fr]">
        <nav aria-label={t('document.contents')} className="hidden lg:block">
          <ul className="sticky top-24 space-y-0.5 border-s border-line">
            {document.sections.map((section, at) => (
              <li key={section.heading}>
                <a
                  href={`#part-${at + 1}`}
                  className="-ms-px block border-s-2 border-transparent py-1.5 ps-4 text-muted hover:border-brand hover:text-brand"
                >
                  {section.heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-3xl space-y-10">
          {document.sections.map((section, at) => (
            <section key={section.heading} id={`part-${at + 1}`}>
              <h2 className="text-xl">{section.heading}</h2>
              {section.paragraphs?.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
              {section.points && (
                <ul className="mt-3 list-disc space-y-2 ps-5 marker:text-brand">
                  {section.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
