import type { OfferView } from '@wasl/shared/contract/offers.ts'
import { formatDays } from '@wasl/shared/i18n/format.ts'
import { appointmentLabel } from '@wasl/shared/rules/offered-time.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { DeadlineNote } from '../ui/DeadlineNote.tsx'
import { FileLinks } from '../ui/FileLinks.tsx'
import { Money } from '../ui/Money.tsx'
import { UserText } from '../ui/UserText.tsx'
import { NegotiationHistory } from './NegotiationHistory.tsx'
import { isAnswer, OpenCounter } from './OpenCounter.tsx'
import { offerTone } from './status-style.ts'
import { TransitionForm } from './TransitionForm.tsx'
import { useFocusAfter } from './useFocusAfter.ts'

/** The provider's own offer with its status. */
export function OwnOffer({ offer, version, note }: { offer: OfferView; version: number; note: Localized | null }) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  const box = useFocusAfter<HTMLDivElement>('own-offer')
  return (
    <div ref={box} id="own-offer" tabIndex={-1} className="focus:outline-none">
      <Card title={t('offer.ownOffer')} end={<StatusBadge tone={offerTone(offer.status)}>{t(`offer.status.${offer.status}`)}</StatusBadge>}>
        <dl className="grid gap-4 sm:grid-cols-3 lg:grid-cols-2">
          <div>
            <dt className="text-sm text-muted">{t('offer.price')}</dt>
            <dd className="text-lg font-bold">
              <Money halalas={offer.price} />
            </dd>
          </div>
          <div>
            <dt className="text-sm text-muted">{t('offer.duration')}</dt>
            <dd className="font-medium">{formatDays(offer.duration_days, locale)}</dd>
          </div>
          {offer.appointment && (
            <div>
              <dt className="text-sm text-muted">{t('appointment.title')}</dt>
              <dd className="font-medium">{appointmentLabel(offer.appointment, locale)}</dd>
            </div>
          )}
          {offer.status === 'pending' && (
            <div>
              <dt className="text-sm text-muted">{t('offer.validUntil')}</dt>
              <dd>
                <DateText at={offer.expires_at} show="time" />
              </dd>
            </div>
          )}
        </dl>
        {offer.status === 'pending' && <DeadlineNote note={note} />}
        {offer.note && (
          <p className="mt-4 rounded-control bg-sunken p-3">
            <UserText>{offer.note}</UserText>
          </p>
        )}
        {offer.image && (
          <div className="mt-4">
            <FileLinks files={[offer.image]} />
          </div>
        )}
        <OpenCounter offer={offer} version={version} />
        <div className="mt-4 empty:hidden">
          <NegotiationHistory entries={offer.negotiation} reader="provider" />
        </div>
        <div className="mt-4 flex flex-col gap-2 sm:max-w-60">
          {offer.actions
            .filter((action) => action.name !== 'edit_offer' && !isAnswer(action))
            .map((action) => (
              <TransitionForm key={action.name} action={action} version={version} offerId={offer.id} size="small" />
            ))}
        </div>
      </Card>
    </div>
  )
}
