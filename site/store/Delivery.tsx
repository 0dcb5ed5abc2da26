import type { ShippingChoice } from '@wasl/shared/contract/cart.ts'
import { formatDayRange } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { CitySelect } from '../forms/CitySelect.tsx'
import { useLocale, useText } from '../i18n/locale.ts'
import type { City } from '../server/cities.server.ts'
import { Button } from '../ui/Button.tsx'
import { Money } from '../ui/Money.tsx'
import { PickUp } from '../ui/PickUp.tsx'

type Props = { shipping: readonly ShippingChoice[]; cities: readonly City[] | null; cityId: string | null; variant: string | null }

/** How a product is handed over in the chosen city, for how much and when. The city is chosen without script, and remembered. */
export function Delivery({ shipping, cities, cityId, variant }: Props) {
  const { t } = useTranslation('store')
  const choices = shipping.filter(({ city }) => !cityId || !city || city.id === cityId)
  return (
    <section aria-labelledby="delivery" className="card flex flex-col gap-4 p-5">
      <h2 id="delivery" className="text-lg">
        {t('delivery.heading')}
      </h2>
      <Form method="get" preventScrollReset className="flex items-end gap-2">
        {variant && <input type="hidden" name="v" value={variant} />}
        <CitySelect
          key={cityId}
          name="city"
          id="delivery-city"
          label={t('delivery.city')}
          optional
          cities={cities}
          placeholder={t('facets.anyCity')}
          defaultValue={cityId ?? ''}
          className="min-w-0 grow"
        />
        <Button tone="soft">{t('delivery.show')}</Button>
      </Form>
      {choices.length === 0 && <p className="font-medium text-caution">{t('delivery.none')}</p>}
      <ul className="divide-y divide-line">
        {choices.map((choice) => (
          <Choice key={choice.id} choice={choice} showsCity={!cityId} />
        ))}
      </ul>
    </section>
  )
}

function Choice({ choice, showsCity }: { choice: ShippingChoice; showsCity: boolean }) {
  const { t } = useTranslation('store')
  const locale = useLocale()
  const text = useText()
  const { title, city, full_price, free_from, days_min, days_max, pick_up } = choice
  return (
    <li className="flex flex-col gap-1 py-3 text-sm first:pt-0 last:pb-0">
      <p className="flex items-baseline justify-between gap-3">
        <bdi className="font-medium">{text(title)}</bdi>
        {full_price === 0 ? <span className="font-medium text-good">{t('delivery.free')}</span> : <Money halalas={full_price} />}
      </p>
      <p className="text-muted">
        {showsCity && city && <>{text(city.name)} · </>}
        {days_max === 0 ? t('delivery.sameDay') : formatDayRange(days_min, days_max, locale)}
        {full_price > 0 && free_from !== null && (
          <>
            {' · '}
            {t('delivery.freeFrom')} <Money halalas={free_from} />
          </>
        )}
      </p>
      {pick_up && <PickUp {...pick_up} />}
    </li>
  )
}
