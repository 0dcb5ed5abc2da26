import { calendarQuery } from '@wasl/shared/contract/cars.ts'
import { empty, idParams } from '@wasl/shared/contract/common.ts'
import { endpoint } from '@wasl/shared/contract/endpoint.ts'
import {
  blockParams,
  carHold,
  carHolds,
  carTransitionParams,
  fleetCalendar,
  ownCarList,
  ownCarsQuery,
} from '@wasl/shared/contract/provider-cars.ts'
import { draftSchema, patchSchema } from '@wasl/shared/registry/schema.ts'
import type { Label } from '@wasl/shared/units.ts'
import { type OwnCarPage, ownBlock, ownCar, ownCarOffer, ownCarOfferRow, ownCarOffers, ownCarPage } from '../own-cars.ts'

const sent: Label = { en: 'Data sent successfully and will be reviewed', ar: 'تم إرسال البيانات بنجاح وستتم مراجعتها' }
const saved: Label = { en: 'Saved', ar: 'تم الحفظ' }
const deleted: Label = { en: 'Deleted', ar: 'تم الحذف' }

export const listOwnCars = endpoint({
  method: 'GET',
  path: '/api/provider/cars',
  action: 'prv.cars',
  summary: 'The cars of your provider, newest first, with the number in each state',
  query: ownCarsQuery,
  response: ownCarList,
})
export const showOwnCar = endpoint({
  method: 'GET',
  path: '/api/provider/cars/:id',
  action: 'prv.cars',
  summary: 'A car of your provider, with the change that is being reviewed',
  params: idParams,
  response: ownCarPage,
})
export const createOwnCar = endpoint({
  method: 'POST',
  path: '/api/provider/cars',
  action: 'prv.cars',
  summary: 'Add a car of your provider; clients see it once the administration has published it',
  body: draftSchema(ownCar),
  response: ownCarPage,
  status: 201,
  msg: sent,
})
export const editOwnCar = endpoint({
  method: 'PATCH',
  path: '/api/provider/cars/:id',
  action: 'prv.cars',
  summary: 'Change a car of your provider: prices and rules at once, what clients read about a published car after a review',
  params: idParams,
  body: patchSchema(ownCar),
  response: ownCarPage,
  msg: ({ change }: Pick<OwnCarPage, 'change'>) => (change?.status === 'pending' ? sent : saved),
})
export const withdrawCarChange = endpoint({
  method: 'DELETE',
  path: '/api/provider/cars/:id/change',
  action: 'prv.cars',
  summary: 'Withdraw the change of a car that is being reviewed, or put a rejected one aside',
  params: idParams,
  response: ownCarPage,
  msg: { en: 'Change withdrawn', ar: 'سُحب التعديل' },
})
export const makeCarTransition = endpoint({
  method: 'POST',
  path: '/api/provider/cars/:id/transitions/:name',
  action: 'prv.cars',
  summary: 'Send a car of your provider for review, hide it, show it again or retire it',
  params: carTransitionParams,
  response: ownCarPage,
  msg: ({ status }: Pick<OwnCarPage, 'status'>) => (status === 'pending_review' ? sent : saved),
})
export const showFleetCalendar = endpoint({
  method: 'GET',
  path: '/api/provider/car-calendar',
  action: 'prv.cars',
  summary: 'When the cars of your provider are taken within a period of at most half a year',
  query: calendarQuery,
  response: fleetCalendar,
})
export const listCarBlocks = endpoint({
  method: 'GET',
  path: '/api/provider/cars/:id/blocks',
  action: 'prv.cars',
  summary: 'The times from now on when a car of your provider is taken, rentals included',
  params: idParams,
  response: carHolds,
})
export const createCarBlock = endpoint({
  method: 'POST',
  path: '/api/provider/cars/:id/blocks',
  action: 'prv.cars',
  summary: 'Take a car of your provider out of rental for a time; 409 with what it overlaps',
  params: idParams,
  body: draftSchema(ownBlock),
  response: carHold,
  status: 201,
  msg: saved,
})
export const editCarBlock = endpoint({
  method: 'PATCH',
  path: '/api/provider/cars/:id/blocks/:block',
  action: 'prv.cars',
  summary: 'Change a time when a car of your provider is not for rent; 409 with what it overlaps. Rentals answer 404',
  params: blockParams,
  body: patchSchema(ownBlock),
  response: carHold,
  msg: saved,
})
export const deleteCarBlock = endpoint({
  method: 'DELETE',
  path: '/api/provider/cars/:id/blocks/:block',
  action: 'prv.cars',
  summary: 'Delete a time when a car of your provider is not for rent. Rentals answer 404',
  params: blockParams,
  response: empty,
  msg: deleted,
})
export const listOwnCarOffers = endpoint({
  method: 'GET',
  path: '/api/provider/car-offers',
  action: 'prv.offers.promo',
  summary: 'The offers of your provider on its cars, newest first',
  response: ownCarOffers,
})
export const createOwnCarOffer = endpoint({
  method: 'POST',
  path: '/api/provider/car-offers',
  action: 'prv.offers.promo',
  summary: 'Add an offer on a car of your provider or on all of them; it applies at once',
  body: draftSchema(ownCarOffer),
  response: ownCarOfferRow,
  status: 201,
  msg: saved,
})
export const editOwnCarOffer = endpoint({
  method: 'PATCH',
  path: '/api/provider/car-offers/:id',
  action: 'prv.offers.promo',
  summary: 'Change an offer of your provider on its cars; it applies at once, and prices that were sent stay',
  params: idParams,
  body: patchSchema(ownCarOffer),
  response: ownCarOfferRow,
  msg: saved,
})
export const deleteOwnCarOffer = endpoint({
  method: 'DELETE',
  path: '/api/provider/car-offers/:id',
  action: 'prv.offers.promo',
  summary: 'Delete an offer of your provider on its cars',
  params: idParams,
  response: empty,
  msg: deleted,
})
