import type { Draft } from '@wasl/shared/registry/resource.ts'
import { type Localized, riyals } from '@wasl/shared/units.ts'
import type { shippingRates } from '../shipping-rates.ts'
import type { CitySlug } from './cities.ts'
import { demoProducts } from './products.ts'
import { demoProviders } from './providers.ts'

type DemoRate = { provider: string | null; city: CitySlug | null; values: Omit<Draft<typeof shippingRates>, 'provider_id' | 'city_id'> }

const byCarrier: Localized = { en: 'Shipping to all cities', ar: 'شحن إلى جميع المدن' }
const byHand: Localized = { en: 'Delivery in the city', ar: 'توصيل داخل المدينة' }
const pickUp: Localized = { en: 'Pick up yourself', ar: 'استلام من المحل' }

const hours: Localized = { en: 'Saturday to Thursday, 10 am to 8 pm', ar: 'من السبت إلى الخميس، 10 صباحًا إلى 8 مساءً' }

/** Of the providers that log in to the demo. */
const ownAddress: Localized = { en: 'Al Malaz, Riyadh', ar: 'حي الملز، الرياض' }

const sellers = [...new Set(demoProducts.flatMap(({ provider }) => (provider ? [provider] : [])))]

/** The platform ships to every city; each provider too, and it delivers and hands over in its own city. */
export const demoShippingRates: readonly DemoRate[] = [
  {
    provider: null,
    city: null,
    values: {
      shipping_title: byCarrier,
      method: 'carrier',
      ...{ price: riyals(25), free_from: riyals(200), days_min: 2, days_max: 4, is_active: true },
    },
  },
  ...sellers.flatMap((provider): DemoRate[] => {
    const { cities: [city] = ['riyadh'] as const, address = ownAddress } = demoProviders.find(({ slug }) => slug === provider) ?? {}
    return [
      {
        provider,
        city: null,
        values: {
          shipping_title: byCarrier,
          method: 'carrier',
          ...{ price: riyals(30), free_from: riyals(500), days_min: 3, days_max: 6, is_active: true },
        },
      },
      {
        provider,
        city,
        values: {
          shipping_title: byHand,
          method: 'own_delivery',
          ...{ price: riyals(20), free_from: riyals(300), days_min: 0, days_max: 1, is_active: true },
        },
      },
      {
        provider,
        city,
        values: {
          shipping_title: pickUp,
          method: 'pick_up',
          ...{ price: 0, free_from: null, days_min: 0, days_max: 1, is_active: true },
          ...{ pick_up_place: address, pick_up_hours: hours },
        },
      },
    ]
  }),
]
