import type { HomePage } from '@wasl/shared/contract/catalog.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { FaqList } from '../content/FaqList.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { useRootData } from '../ui/root-data.ts'
import { SectionHeading } from './SectionHeading.tsx'

export function Faq({ faqs }: { faqs: HomePage['faqs'] }) {
  const { t } = useTranslation('home')
  const viewer = useRootData()?.viewer
  if (faqs.length === 0) return null
  return (
    <section id="faq" className="wrap grid items-start gap-x-12 pt-16 sm:pt-20 lg:grid-cols-[1fr_2fr]">
      <SectionHeading
        title={t('faq.heading')}
        lead={
          <>
            {t('faq.lead')}{' '}
            <PageLink to={pages.contactUs()} className="font-medium text-brand underline underline-offset-4">
              {t('faq.contact')}
            </PageLink>
            {!viewer && (
              <span className="mt-2 block">
                {t('faq.offersServices')}{' '}
                <PageLink to={pages.register({ as: 'provider' })} className="font-medium text-brand underline underline-offset-4">
                  {t('faq.join')}
                </PageLink>
              </span>
            )}
          </>
        }
      />
      <FaqList faqs={faqs} />
    </section>
  )
}
