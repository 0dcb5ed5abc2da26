import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { riyadhTime } from '@wasl/shared/rules/opening-hours.ts'
import { useTranslation } from 'react-i18next'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Ltr } from '../ui/Ltr.tsx'

type Props = {
  order: Pick<OrderPage, 'id' | 'kind' | 'status' | 'category' | 'provider' | 'can_resend' | 'resent_as' | 'city' | 'rental' | 'now'>
  failure: ApiFailure | null
}

/** Sends an order again: one without an answer once as it is, or edited; an ended or resent one through its form, also to the same provider alone. */
export function RepeatOrder({ order, failure }: Props) {
  const { t } = useTranslation('orders')
  const text = useText()
  const { id, kind, category, provider, can_resend: canResend, resent_as, city } = order
  const isPrivate = kind === 'private'
  if (kind === 'car') return <OtherCars order={order} />
  // What is bought in the store is bought there again.
  if (!category) return null
  const privatePath = provider && pages.sendPrivateOrder({ add: category.id, providers: provider.id, again: id })
  const publicPath = pages.sendOrder({ add: category.id, again: id })
  return (
    <div className="flex flex-col gap-3">
      {resent_as && (
        <>
          <p>
            {t('repeat.resent')} <Ltr className="whitespace-nowrap">{resent_as.number}</Ltr>
          </p>
          <ButtonLink to={pages.order({ id: resent_as.id })}>{t('repeat.openResent')}</ButtonLink>
        </>
      )}
      {canResend && (
        <ActionForm method="post" className="flex flex-col gap-2">
          <ErrorSummary msg={failure?.msg} errors={failure?.errors} />
          <input type="hidden" name="intent" value="resend" />
          <Button className="w-full">{t('repeat.resend')}</Button>
          <p className="text-sm text-muted">{t('repeat.resendHint')}</p>
        </ActionForm>
      )}
      {!isPrivate && (
        <ButtonLink to={publicPath} tone="plain">
          {t(canResend ? 'repeat.edit' : 'repeat.again')}
        </ButtonLink>
      )}
      {privatePath && (isPrivate || kind === 'service') && (
        <ButtonLink to={privatePath} tone="plain">
          {canResend ? t('repeat.edit') : t('repeat.sameProvider', { name: text(provider.name) })}
        </ButtonLink>
      )}
      {isPrivate && (
        <ButtonLink to={pages.categoryProviders({ id: category.id, ...(city && { city_id: city.id }) })} tone="plain">
          {t('repeat.others')}
        </ButtonLink>
      )}
    </div>
  )
}

/** A booking that came to nothing: other cars for its dates. */
function OtherCars({ order: { status, city, rental, now } }: Pick<Props, 'order'>) {
  const { t } = useTranslation('orders')
  if (!rental || status === 'completed' || rental.pickup.at <= now) return null
  const [from, to] = [riyadhTime(rental.pickup.at), riyadhTime(rental.return.at)]
  const dates = new URLSearchParams({
    from: from.date,
    from_time: from.time,
    to: to.date,
    to_time: to.time,
    ...(city && { city: city.id }),
  })
  return <ButtonLink to={`${pages.cars()}?${dates}`}>{t('repeat.otherCars')}</ButtonLink>
}
