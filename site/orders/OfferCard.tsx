import type { OfferView } from '@wasl/shared/contract/offers.ts'
import { formatCount, formatDays, formatMoneyText, formatRating } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { appointmentLabel } from '@wasl/shared/rules/offered-time.ts'
import { shownPrice } from '@wasl/shared/rules/shown-price.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge, StatusBadge } from '../ui/Badge.tsx'
import { DateText } from '../ui/DateText.tsx'
import { FileLinks } from '../ui/FileLinks.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Stars } from '../ui/Stars.tsx'
import { UserText } from '../ui/UserText.tsx'
import { CounterOfferForm } from './CounterOfferForm.tsx'
import { counterTone, lastCounter, useCounterStatus } from './counter-status.ts'
import { NegotiationHistory } from './NegotiationHistory.tsx'
import { OfferMarks } from './OfferMarks.tsx'
import { offerTone } from './status-style.ts'
import { TransitionForm } from './TransitionForm.tsx'

type Props = { offer: OfferView; categoryId: string; version: number; isLowest: boolean; failure: ApiFailure | null }

/** One offer to the client; all cards have the same rows so that offers compare line by line. */
export function OfferCard({ offer, categoryId, version, isLowest, failure }: Props) {
  const text = useText()
  return (
    <article
      id={`offer-${offer.id}`}
      aria-label={text(offer.provider.name)}
      className={`card flex h-full scroll-mt-24 flex-col gap-4 p-5 ${offer.status === 'accepted' ? 'border-brand' : ''} ${['pending', 'accepted'].includes(offer.status) ? '' : 'opacity-75'}`}
    >
      <OfferProvider provider={offer.provider} categoryId={categoryId} />
      <OfferTerms offer={offer} isLowest={isLowest} />
      {offer.note && (
        <p className="rounded-control bg-sunken p-3">
          <UserText>{offer.note}</UserText>
        </p>
      )}
      {offer.image && <FileLinks files={[offer.image]} />}
      <OfferActions offer={offer} version={version} failure={failure} />
    </article>
  )
}

function OfferProvider({ provider, categoryId }: { provider: OfferView['provider']; categoryId: string }) {
  const { t } = useTranslation('orders')
  const { t: tCommon } = useTranslation()
  const text = useText()
  return (
    <div className="flex items-start gap-3">
      <Avatar name={text(provider.name)} url={provider.logo_url} square />
      <div className="min-w-0 grow">
        <h3>
          <PageLink to={pages.provider({ id: provider.id, categoryId })} className="inline-block wrap-anywhere hover:text-brand">
            {text(provider.name)}
          </PageLink>
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {provider.rating !== null && (
            <span className="flex items-center gap-1">
              <Stars rating={provider.rating} size={16} />
              <span aria-hidden="true" className="font-medium text-ink">
                {formatRating(provider.rating)}
              </span>
            </span>
          )}
          <PageLink to={pages.providerReviews({ id: provider.id })} className="inline-block py-0.5 underline-offset-4 hover:underline">
            {tCommon('reviews', { count: provider.rating_count })}
          </PageLink>
        </p>
        {(provider.city || provider.is_verified) && (
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            {provider.is_verified && (
              <Badge tone="good" icon="shield" title={t('offer.verifiedHint')}>
                {t('offer.verified')}
              </Badge>
            )}
            {provider.city && <bdi>{text(provider.city.name)}</bdi>}
          </p>
        )}
      </div>
    </div>
  )
}

function OfferTerms({ offer, isLowest }: Pick<Props, 'offer' | 'isLowest'>) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  const { amount, label, parts } = shownPrice(offer)
  return (
    <dl className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <dt className="flex flex-col items-start gap-1 text-muted">
          {t(label)}
          <OfferMarks offer={offer} isLowest={isLowest} />
        </dt>
        <dd className="text-2xl font-bold">
          <Money halalas={amount} />
        </dd>
      </div>
      {offer.sold_by === 'platform' && <OfferRow label={t('offer.seller')}>{t('offer.soldByPlatform')}</OfferRow>}
      {parts && (
        <>
          <OfferRow label={t('offer.priceBeforeVat')}>
            <Money halalas={parts.price} />
          </OfferRow>
          <OfferRow label={t('offer.vat')}>
            <Money halalas={parts.tax} />
          </OfferRow>
        </>
      )}
      {offer.tax === 0 && <OfferRow label={t('offer.vat')}>{t('offer.noVat')}</OfferRow>}
      <OfferRow label={t('offer.completedOrders')}>{formatCount(offer.provider.completed_count)}</OfferRow>
      <OfferRow label={t('offer.duration')}>{formatDays(offer.duration_days, locale)}</OfferRow>
      {offer.appointment && <OfferRow label={t('appointment.title')}>{appointmentLabel(offer.appointment, locale)}</OfferRow>}
      {offer.status === 'pending' && (
        <OfferRow label={t('offer.validUntil')}>
          <DateText at={offer.expires_at} show="time" />
        </OfferRow>
      )}
    </dl>
  )
}

/** The status of the offer and its negotiation, with what the client can do. */
function OfferActions({ offer, version, failure }: Pick<Props, 'offer' | 'version' | 'failure'>) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  const counter = lastCounter(offer)
  const statusText = useCounterStatus('client')
  return (
    <div className="mt-auto flex flex-col gap-2">
      {offer.status !== 'pending' && (
        <p>
          <StatusBadge tone={offerTone(offer.status)}>
            {t(`offer.status.${offer.status === 'superseded' ? 'supersededByYou' : offer.status}`)}
          </StatusBadge>
        </p>
      )}
      {counter && offer.status === 'pending' && (
        <p>
          <StatusBadge tone={counterTone(counter.status ?? 'closed')}>{statusText(counter.status ?? 'closed')}</StatusBadge>
        </p>
      )}
      <NegotiationHistory entries={offer.negotiation} reader="client" />
      {offer.actions.map((action) =>
        action.name === 'counter_offer' && action.allowed ? (
          <CounterOfferForm key={`${action.name} ${offer.version}`} {...{ offer, action, version, failure }} />
        ) : (
          <TransitionForm
            key={action.name}
            action={action}
            version={version}
            offerId={offer.id}
            confirmation={
              action.name === 'accept_offer' && counter?.status === 'pending'
                ? {
                    text: t('negotiation.acceptWithOpen', {
                      total: formatMoneyText(offer.total, locale),
                      days: formatDays(offer.duration_days, locale),
                    }),
                  }
                : null
            }
          />
        ),
      )}
    </div>
  )
}

const OfferRow = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-2 text-sm">
    <dt className="text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
)
