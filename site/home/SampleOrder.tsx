import { useTranslation } from 'react-i18next'
import { CategoryIcon } from '../catalog/CategoryIcon.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'
import { Stars } from '../ui/Stars.tsx'

/** An illustration of an order with two offers; screen readers get one label. */
export function SampleOrder() {
  const { t } = useTranslation('home')
  return (
    <div role="img" aria-label={t('sample.label')} className="relative mx-auto w-full max-w-md max-lg:hidden">
      <div aria-hidden="true" className="absolute -inset-x-8 -inset-y-6 -z-0 rounded-[40px] bg-brand-soft" />
      <div aria-hidden="true" className="relative flex flex-col gap-3">
        <div className="card p-5 shadow-[0_20px_50px_-30px_rgb(6_60_53/0.55)]">
          <div className="flex items-center gap-4">
            <span className="grid size-14 place-items-center rounded-card bg-warm-soft">
              <CategoryIcon icon="maintenance" size={38} />
            </span>
            <div>
              <p className="text-lg font-semibold">{t('sample.service')}</p>
              <p className="flex items-center gap-1 text-sm text-muted">
                <Icon name="pin" size={16} />
                {t('sample.location')}
              </p>
            </div>
          </div>
          <p className="mt-4 border-t border-line pt-4 font-medium text-brand">{t('sample.offers')}</p>
          <SampleOffer name={t('sample.firstProvider')} rating={4.9} price={45000} days={1} isBest />
          <SampleOffer name={t('sample.secondProvider')} rating={4.6} price={52000} days={2} />
        </div>
        <div className="ms-10 flex items-center gap-3 rounded-card border border-brand/35 bg-deep p-4 text-on-deep shadow-xl">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-warm text-[#231503]">
            <Icon name="lock" size={22} />
          </span>
          <div>
            <p className="font-semibold">{t('sample.paymentHeld')}</p>
            <p className="text-sm text-on-deep-muted">{t('sample.paymentHeldHint')}</p>
          </div>
        </div>
      </div>
    </div>
  )
}

type SampleOfferProps = { name: string; rating: number; price: number; days: number; isBest?: boolean }

function SampleOffer({ name, rating, price, days, isBest = false }: SampleOfferProps) {
  const { t } = useTranslation('home')
  return (
    <div className={`mt-3 rounded-control border p-3.5 ${isBest ? 'border-brand bg-brand-soft/60' : 'border-line'}`}>
      <div className="flex items-center justify-between gap-3">
        <p className="font-medium">{name}</p>
        <Money halalas={price} className="text-lg font-semibold" />
      </div>
      <div className="mt-1 flex items-center justify-between gap-3 text-sm text-muted">
        <span className="flex items-center gap-2">
          <Stars rating={rating} size={15} /> {t('sample.days', { count: days })}
        </span>
        {isBest && <Badge tone="good">{t('sample.lowestPrice')}</Badge>}
      </div>
    </div>
  )
}
