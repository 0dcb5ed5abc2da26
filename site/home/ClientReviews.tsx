import type { HomePage } from '@wasl/shared/contract/catalog.ts'
import { textLocale } from '@wasl/shared/i18n/text-locale.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Stars } from '../ui/Stars.tsx'
import { SectionHeading } from './SectionHeading.tsx'

const shown = 3

/** Three reviews of completed orders, those in the reader's language first; nothing while there is none. */
export function ClientReviews({ reviews }: Pick<HomePage, 'reviews'>) {
  const { t } = useTranslation('home')
  const locale = useLocale()
  const text = useText()
  if (reviews.length === 0) return null
  const isForeign = (comment: string) => Number((textLocale(comment) ?? locale) !== locale)
  const ordered = reviews.toSorted((one, other) => isForeign(one.comment) - isForeign(other.comment))
  return (
    <section className="wrap pt-16 sm:pt-20">
      <SectionHeading title={t('reviews.heading')} lead={t('reviews.lead')} />
      <ul className="row-on-phones gap-4 sm:grid sm:grid-cols-2 lg:grid-cols-3">
        {ordered.slice(0, shown).map((review) => (
          <li key={review.id} className="card flex h-auto flex-col gap-3 p-5">
            <Stars rating={review.rating} />
            <blockquote dir="auto" lang={textLocale(review.comment) ?? undefined} className="line-clamp-6 text-start text-lg">
              {review.comment}
            </blockquote>
            <div className="mt-auto flex items-center gap-3 pt-2">
              <Avatar name={review.client_name} size={40} />
              <p className="min-w-0">
                <span className="block font-medium">
                  <bdi>{review.client_name}</bdi>
                  {review.city && `${t('reviews.separator')}${text(review.city.name)}`}
                </span>
                <span className="block text-sm text-muted">
                  {text(review.service.name)} ·{' '}
                  <PageLink
                    to={pages.provider({ id: review.provider.id, categoryId: 'all' })}
                    className="underline-offset-4 hover:text-brand hover:underline"
                  >
                    <bdi>{text(review.provider.name)}</bdi>
                  </PageLink>
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
