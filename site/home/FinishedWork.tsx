import type { HomePage } from '@wasl/shared/contract/catalog.ts'
import { useTranslation } from 'react-i18next'
import { WorkSamples } from '../catalog/WorkSamples.tsx'
import { SectionHeading } from './SectionHeading.tsx'

const shown = 6

/** Pictures of finished work, one of each provider; nothing while there is none. */
export function FinishedWork({ works }: Pick<HomePage, 'works'>) {
  const { t } = useTranslation('home')
  if (works.length === 0) return null
  return (
    <section className="wrap pt-16 sm:pt-20">
      <SectionHeading title={t('works.heading')} lead={t('works.lead')} />
      <WorkSamples works={works.slice(0, shown)} />
    </section>
  )
}
