import type { ProductPage } from '@wasl/shared/contract/store.ts'
import { formatRating } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Stars } from '../ui/Stars.tsx'
import { AskSeller, type Question } from './AskSeller.tsx'

/** Who sells a product, with a question to them. */
export function SellerCard({ provider, question }: Pick<ProductPage, 'provider'> & { question: Question }) {
  const { t } = useTranslation('store')
  const text = useText()
  const name = provider ? text(provider.name) : t('brand', { ns: 'common' })
  return (
    <section aria-labelledby="seller" className="card flex flex-col gap-4 p-5">
      <h2 id="seller" className="text-lg">
        {t('seller.heading')}
      </h2>
      <div className="flex items-center gap-3">
        <Avatar name={name} url={null} size={48} square />
        <div className="min-w-0">
          <p className="font-medium">
            <bdi>{name}</bdi>
          </p>
          {provider && provider.rating !== null && (
            <p className="flex flex-wrap items-center gap-x-2 text-sm">
              <Stars rating={provider.rating} size={16} />
              <Ltr>{formatRating(provider.rating)}</Ltr>
              <span className="text-muted">{t('reviews', { ns: 'common', count: provider.rating_count })}</span>
            </p>
          )}
          {provider?.commercial_number && (
            <p className="text-sm text-muted">
              {t('seller.register')} <Ltr>{provider.commercial_number}</Ltr>
            </p>
          )}
        </div>
      </div>
      {provider && (
        <p>
          <PageLink to={pages.store({ provider: provider.id })} className="text-brand underline underline-offset-4">
            {t('seller.more')}
          </PageLink>
        </p>
      )}
      <AskSeller question={question} hidesContacts={provider !== null} />
    </section>
  )
}
