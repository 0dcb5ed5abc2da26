import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import type { OrderRental } from '@wasl/shared/contract/rentals.ts'
import { formatDateTime, formatDay, formatDays } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { driverIdTypes, securityDepositStates } from '@wasl/shared/rules/rental-choices.ts'
import { useTranslation } from 'react-i18next'
import { RentalLines } from '../cars/RentalLines.tsx'
import { useLocale, useText } from '../i18n/locale.ts'
import { ProductPicture } from '../store/ProductPicture.tsx'
import { AmountRow } from '../ui/AmountRow.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Card } from '../ui/Card.tsx'
import { Detail } from '../ui/Detail.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { SignedMoney } from '../ui/SignedMoney.tsx'
import { CancellationTerms } from './CancellationTerms.tsx'
import { HandoverList } from './HandoverList.tsx'
import { OpenExtension } from './OpenExtension.tsx'
import { RentalSteps } from './RentalSteps.tsx'

type Props = { rental: OrderRental; order: Pick<OrderPage, 'id' | 'number' | 'invoice' | 'tab'> }

/** What an order of a car is about: the car, when and where, the driver, the price and the hand-overs. */
export function RentalCard({ rental, order }: Props) {
  const { t } = useTranslation('rentals')
  const text = useText()
  const locale = useLocale()
  const { car, fulfilment } = rental
  return (
    <>
      <Card title={t('order.title')}>
        {fulfilment && <RentalSteps fulfilment={fulfilment} />}
        {rental.overdue_at && (
          <p className="mb-4 flex items-center gap-2 rounded-control bg-bad-soft p-3 font-medium text-bad">
            <Icon name="clock" />
            {t('order.overdue', { at: formatDateTime(rental.overdue_at, locale) })}
          </p>
        )}
        {rental.out_with && (
          <p className="mb-4 rounded-control bg-caution-soft p-3 text-caution">
            {t('order.out')}{' '}
            <PageLink to={pages.order({ id: rental.out_with.id })} className="font-medium underline underline-offset-4">
              <Ltr>{rental.out_with.number}</Ltr>
            </PageLink>
          </p>
        )}
        {rental.late_charge && <LateCharge isOut={rental.late_charge.claimed === null} charge={rental.late_charge} />}
        <div className="mb-5 flex items-center gap-4">
          <ProductPicture url={car.image_url} alt="" className="aspect-[3/2] w-28 shrink-0 rounded-control" />
          <div className="min-w-0">
            <PageLink to={pages.car({ id: car.id })} className="text-lg font-medium hover:text-brand">
              <bdi>{text(car.title)}</bdi> <bdi className="text-muted">{car.year}</bdi>
            </PageLink>
            {car.plate && (
              <p className="text-sm text-muted">
                {t('order.plate')} <bdi>{car.plate}</bdi>
              </p>
            )}
          </div>
        </div>
        <RentalFacts rental={rental} />
      </Card>
      {rental.extension && <OpenExtension extension={rental.extension} />}
      <RentalPrice
        rental={rental}
        charged={order.invoice?.final_amount ?? rental.total}
        showsTerms={order.tab !== 'finished' && (fulfilment === null || !['received', 'delivered'].includes(fulfilment))}
      />
      {rental.handovers.length > 0 && <HandoverList handovers={rental.handovers} order={order} />}
    </>
  )
}

/** What a late return costs: growing while the car is out. */
function LateCharge({ isOut, charge: { hours, amount, claimed } }: { isOut: boolean; charge: NonNullable<OrderRental['late_charge']> }) {
  const { t } = useTranslation('rentals')
  return (
    <div className="mb-4 rounded-control bg-sunken p-3">
      <AmountRow label={t(isOut ? 'late.now' : 'late.fixed', { count: hours })}>
        <Money halalas={amount} exact />
      </AmountRow>
      {claimed !== null && claimed < amount && (
        <>
          <AmountRow label={t('late.claimed')}>
            <Money halalas={claimed} exact />
          </AmountRow>
          <p className="mt-1 text-sm">{t('late.unclaimed')}</p>
        </>
      )}
      <p className="mt-1 text-sm text-muted">{t(isOut ? 'late.nowHint' : 'late.fixedHint')}</p>
    </div>
  )
}

function RentalFacts({ rental }: Pick<Props, 'rental'>) {
  const { t } = useTranslation('rentals')
  const text = useText()
  const locale = useLocale()
  const { driver } = rental
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Place label={t('order.pickup')} place={rental.pickup} />
      <Place label={t('order.return')} place={rental.return} />
      <Detail label={t('order.days')}>{formatDays(rental.days, locale)}</Detail>
      <Detail label={t('driver.title')}>
        <bdi>{driver.name}</bdi>
        <span className="block text-sm font-normal text-muted">
          {text(driverIdTypes[driver.id_type])}
          {driver.license_last4 && driver.license_expires_on && (
            <>
              {' '}
              · {t('order.license')} <Ltr>{`•••• ${driver.license_last4}`}</Ltr> ·{' '}
              {t('order.until', { day: formatDay(driver.license_expires_on) })}
            </>
          )}
        </span>
      </Detail>
      {rental.countries.length > 0 && (
        <Detail label={t('permit.title')}>
          {rental.countries.join(locale === 'ar' ? '، ' : ', ')}
          {rental.permit_number && (
            <span className="block text-sm font-normal text-muted">
              {t('handOver.permit')} <Ltr>{rental.permit_number}</Ltr>
            </span>
          )}
        </Detail>
      )}
      {rental.contract_number && (
        <Detail label={t('handOver.contract')}>
          <Ltr>{rental.contract_number}</Ltr>
        </Detail>
      )}
    </dl>
  )
}

function Place({ label, place }: { label: string; place: OrderRental['pickup'] }) {
  const { t } = useTranslation('rentals')
  const locale = useLocale()
  return (
    <Detail label={label}>
      {formatDateTime(place.at, locale)}
      <span className="block text-sm font-normal text-muted">
        {t(placeLabel(place))} {place.address && <bdi>{place.address}</bdi>}
      </span>
      {place.lat !== null && place.lng !== null && (
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${place.lat},${place.lng}`}
          target="_blank"
          rel="noreferrer"
          className="text-sm font-normal text-brand underline underline-offset-4"
        >
          {t('order.map')}
        </a>
      )}
    </Detail>
  )
}

function placeLabel({ is_branch, address }: OrderRental['pickup']) {
  if (is_branch) return 'order.branch'
  return address === null ? 'order.deliveredHidden' : 'order.delivered'
}

/** The most, in halalas, that a rental and its extensions cost less than their lines: not every amount is a whole number of halalas with its VAT. */
const mostRounded = 5

/** The lines as they were when the order was sent, with the security deposit apart. `charged`: what the invoice has. */
function RentalPrice({ rental, charged, showsTerms }: { rental: OrderRental; charged: number; showsTerms: boolean }) {
  const { t } = useTranslation('rentals')
  const { t: tCars } = useTranslation('cars')
  const text = useText()
  const { amount, retained, state } = rental.security_deposit
  const difference = charged - rental.total
  const isRounded = difference < 0 && difference >= -mostRounded
  return (
    <Card title={t('summary.title')}>
      <dl className="flex flex-col gap-2">
        <RentalLines lines={rental.lines} />
        {isRounded && (
          <AmountRow label={t('summary.rounding')}>
            <SignedMoney halalas={difference} />
          </AmountRow>
        )}
        <div className="mt-1 border-t border-line pt-3">
          <AmountRow label={tCars('quote.total')} strong>
            <Money halalas={isRounded ? charged : rental.total} exact />
          </AmountRow>
        </div>
        {amount > 0 && (
          <div className="mt-1 rounded-control bg-sunken p-3">
            <AmountRow label={tCars('deposit')}>
              <span className="flex flex-wrap items-center gap-2">
                {state && (
                  <Badge tone={state === 'held' ? 'note' : state === 'returned' ? 'good' : 'plain'}>
                    {text(securityDepositStates[state])}
                  </Badge>
                )}
                <Money halalas={amount} exact />
              </span>
            </AmountRow>
            {retained > 0 && (
              <AmountRow label={t('claims.retainedTotal')}>
                <Money halalas={retained} exact />
              </AmountRow>
            )}
          </div>
        )}
      </dl>
      {showsTerms && (
        <div className="mt-4 border-t border-line pt-4">
          <h3 className="mb-1 text-base">{t('cancellation.title')}</h3>
          <CancellationTerms rental={rental} />
        </div>
      )}
      {rental.km_per_day !== null && (
        <p className="mt-2 text-sm">
          {t('order.km', { km: rental.km_per_day * rental.days })}{' '}
          {rental.km_price !== null && (
            <>
              {t('order.kmMore')} <Money halalas={rental.km_price} />
            </>
          )}
        </p>
      )}
    </Card>
  )
}
