import { pages } from '@wasl/shared/pages/pages.ts'
import { fixedPath, type PageExamples } from './page-examples.ts'

/** The pages of what a provider offers in the store and for rent. */
export const providerPages = {
  ownCalendar: fixedPath(['provider'], 'own-calendar', pages.ownCalendar()),
  ownPackages: fixedPath(['provider'], 'own-packages', pages.ownPackages()),
  ownCars: fixedPath(['provider'], 'own-cars', pages.ownCars()),
  addOwnCar: fixedPath(['provider'], 'add-own-car', pages.addOwnCar()),
  ownCarCalendar: fixedPath(['provider'], 'own-car-calendar', pages.ownCarCalendar()),
  ownCarOffers: fixedPath(['provider'], 'own-car-offers', pages.ownCarOffers()),
  ownCar: { visitors: ['provider'], find: ({ ownCar: id }) => (id ? [['own-car', pages.ownCar({ id })]] : []) },
  ownProducts: fixedPath(['provider'], 'own-products', pages.ownProducts()),
  addOwnProduct: fixedPath(['provider'], 'add-own-product', pages.addOwnProduct()),
  importProducts: fixedPath(['provider'], 'import-products', pages.importProducts()),
  ownProduct: { visitors: ['provider'], find: ({ ownProduct: id }) => (id ? [['own-product', pages.ownProduct({ id })]] : []) },
  deliveries: fixedPath(['provider'], 'deliveries', pages.deliveries()),
  ownShipping: fixedPath(['provider'], 'own-shipping', pages.ownShipping()),
} as const satisfies Readonly<Record<string, PageExamples>>
