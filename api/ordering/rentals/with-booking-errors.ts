import { carOrderForm } from '@wasl/shared/contract/rentals.ts'
import { findRentedCar } from '../../catalog/cars/find-car.ts'
import { datesOf } from '../../catalog/cars/quote-car.ts'
import type { Ctx } from '../../platform/context.ts'
import type { ValidationError } from '../../platform/http/errors.ts'
import { isObject, withFurtherErrors, withoutInvalid } from '../orders/further-errors.ts'
import { bookingErrors, optionsOf } from './booking-errors.ts'

/** A valid driver and place, checked in place of missing ones, so that only the missing fields have errors. */
const faultless = {
  driver: { name: '---', birth_date: '1900-01-01', id_type: 'citizen', license_number: '-----', license_expires_on: '9999-12-31' },
  place: { address: '---' },
}

/** The errors of the invalid form of a booking, with those of its car, its dates and its driver: all errors at once. */
export async function withBookingErrors(ctx: Pick<Ctx, 'db' | 'caches' | 'clock'>, error: ValidationError): Promise<ValidationError> {
  const valid = withoutInvalid(error)
  if (!isObject(valid)) return error
  const part = (name: string): unknown => Reflect.get(valid, name)
  const filled = (name: string, standIn: object) => (isObject(part(name)) ? { ...standIn, ...Object(part(name)) } : part(name))
  const form = carOrderForm.strip().safeParse({
    ...valid,
    driver: { ...faultless.driver, ...Object(part('driver')) },
    pickup_place: filled('pickup_place', faultless.place),
    return_place: filled('return_place', faultless.place),
  })
  if (!form.success) return error
  const found = await findRentedCar(ctx, form.data.car_id)
  if (found?.car.status !== 'published') return error
  const dates = datesOf(found, form.data)
  return withFurtherErrors(error, bookingErrors(found, { form: form.data, dates, options: optionsOf(form.data), now: ctx.clock.now() }))
}
