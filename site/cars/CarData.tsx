import type { CarPage } from '@wasl/shared/contract/cars.ts'
import { plainRiyals } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { usePathIn, useText } from '../i18n/locale.ts'
import { JsonLd } from '../ui/JsonLd.tsx'
import { useRootData } from '../ui/root-data.ts'

/** A car for search engines, with its daily price. */
export function CarData({ car }: { car: CarPage }) {
  const text = useText()
  const pathIn = usePathIn()
  const origin = useRootData()?.origin ?? ''
  return (
    <JsonLd
      type="Car"
      name={text(car.title)}
      model={car.model}
      vehicleModelDate={String(car.year)}
      vehicleSeatingCapacity={car.seats}
      vehicleTransmission={car.gear}
      fuelType={car.fuel}
      image={car.image_urls.map((url) => (url.startsWith('/') ? origin + url : url))}
      offers={{
        '@type': 'Offer',
        url: origin + pathIn(pages.car({ id: car.id })),
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        priceCurrency: 'SAR',
        price: plainRiyals(car.daily_price),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: plainRiyals(car.daily_price),
          priceCurrency: 'SAR',
          unitCode: 'DAY',
        },
        seller: { '@type': 'Organization', name: text(car.provider.name) },
      }}
    />
  )
}
