import type { DamageMark, DriverIdType, HandoverKind, InspectionCheck, Tariff } from '@wasl/shared/rules/rental-choices.ts'
import type { ExtensionStatus, RentalRates } from '@wasl/shared/rules/rental-extension.ts'
import type { RentalLine, RentalOptions } from '@wasl/shared/rules/rental-price.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cars } from '../../catalog/tables/from-registry.ts'
import { halalas, id, idOf, instant } from '../../platform/db/columns.ts'
import { checkouts } from './checkouts.ts'

/** Where a car is brought to the client, or collected. */
export type ClientPlace = { address: string; lat: number | null; lng: number | null }

/** What an order of a car is about. Its price is that of the time when it was sent, or when its dates were last changed. */
export const rentals = pgTable(
  'rentals',
  {
    order_id: uuid('order_id').primaryKey().references(idOf('orders')),
    car_id: uuid('car_id')
      .notNull()
      .references(() => cars.id),
    car_title: jsonb('car_title').$type<Localized>().notNull(),
    pickup_at: instant('pickup_at').notNull(),
    return_at: instant('return_at').notNull(),
    days: integer('days').notNull(),
    tariff: text('tariff').$type<Tariff>().notNull(),
    pickup_place: jsonb('pickup_place').$type<ClientPlace>(), // none: the branch
    return_place: jsonb('return_place').$type<ClientPlace>(),
    options: jsonb('options').$type<RentalOptions>().notNull(),
    countries: jsonb('countries').$type<readonly string[]>().notNull().default([]), // that the permit is for
    lines: jsonb('lines').$type<readonly RentalLine[]>().notNull(), // with VAT
    total: halalas('total').notNull(),
    rates: jsonb('rates').$type<RentalRates>().notNull(), // that extensions and late returns are computed with
    retained_amount: halalas('retained_amount').notNull(), // of a late cancellation, or if the client does not come
    free_cancel_until: instant('free_cancel_until').notNull(),
    security_deposit: halalas('security_deposit').notNull(), // paid beside the total
    km_per_day: integer('km_per_day'), // none: unlimited
    km_price: halalas('km_price'), // of each further kilometer, with VAT
    security_deposit_held_at: instant('security_deposit_held_at'),
    security_deposit_returned_at: instant('security_deposit_returned_at'),
    contract_number: text('contract_number'),
    permit_number: text('permit_number'), // of the authorization to leave the Kingdom
    checks: jsonb('checks').$type<readonly InspectionCheck[]>().notNull().default([]),
    handed_over_at: instant('handed_over_at'),
    returned_at: instant('returned_at'),
    at_risk_at: instant('at_risk_at'), // since when the car may not be back in time from the rental before
    late_charge: halalas('late_charge'), // of a late return, once the car is back
    overdue_at: instant('overdue_at'), // when both sides were told that the car is late
  },
  (t) => [
    index('rentals_car').on(t.car_id, t.pickup_at),
    // A car is with one client at a time.
    uniqueIndex('rentals_one_out').on(t.car_id).where(sql`handed_over_at is not null and returned_at is null`),
    index('rentals_security_deposit')
      .on(t.returned_at)
      .where(sql`security_deposit_held_at is not null and security_deposit_returned_at is null`),
    check('rentals_dates', sql`pickup_at < return_at and days > 0`),
    check('rentals_amounts', sql`total > 0 and security_deposit >= 0 and retained_amount between 0 and total`),
    check('rentals_returned', sql`returned_at is null or handed_over_at is not null`),
    check('rentals_deposit', sql`security_deposit_returned_at is null or security_deposit_held_at is not null`),
  ],
)

/** What a client asked to keep a car longer for. It counts once it is paid; until then the car stays taken for it. */
export const rentalExtensions = pgTable(
  'rental_extensions',
  {
    id: id(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => rentals.order_id),
    former_return_at: instant('former_return_at').notNull(),
    return_at: instant('return_at').notNull(),
    days: integer('days').notNull(), // of the whole rental then
    price: halalas('price').notNull(), // with VAT
    status: text('status').$type<ExtensionStatus>().notNull(),
    checkout_id: uuid('checkout_id').references(() => checkouts.id), // that pays it; none if it costs nothing
    requested_at: instant('requested_at').notNull(),
    expires_at: instant('expires_at').notNull(), // of the answer, then of the payment
    answered_at: instant('answered_at'),
    paid_at: instant('paid_at'),
  },
  (t) => [
    index('rental_extensions_order').on(t.order_id, t.requested_at),
    uniqueIndex('rental_extensions_checkout').on(t.checkout_id).where(sql`checkout_id is not null`),
    uniqueIndex('rental_extensions_one_open').on(t.order_id).where(sql`status in ('requested', 'accepted')`),
    check('rental_extensions_longer', sql`former_return_at < return_at and days > 0`),
    check('rental_extensions_price', sql`price >= 0 and (price > 0) = (checkout_id is not null)`),
    check(
      'rental_extensions_status',
      sql`status in ('requested', 'accepted', 'paid', 'rejected', 'expired') and (status = 'paid') = (paid_at is not null)`,
    ),
  ],
)

/** Who drives a rented car. Documents are shown when the car is handed over and never stored. */
export const rentalDrivers = pgTable(
  'rental_drivers',
  {
    id: id(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => rentals.order_id),
    name: text('name').notNull(),
    birth_date: date('birth_date').notNull(),
    id_type: text('id_type').$type<DriverIdType>().notNull(),
    license_hash: text('license_hash').notNull(), // keyed, of the number
    license_last4: text('license_last4').notNull(),
    license_expires_on: date('license_expires_on').notNull(),
  },
  (t) => [uniqueIndex('rental_drivers_order').on(t.order_id)],
)

/** The condition of a car when the client got it, and when it came back. */
export const handovers = pgTable(
  'handovers',
  {
    id: id(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => rentals.order_id),
    kind: text('kind').$type<HandoverKind>().notNull(),
    recorded_by: uuid('recorded_by').notNull(),
    km: integer('km').notNull(),
    fuel: integer('fuel').notNull(), // eighths of the tank
    damage: jsonb('damage').$type<readonly DamageMark[]>().notNull(),
    notes: text('notes'),
    file_ids: jsonb('file_ids').$type<readonly string[]>().notNull(), // photos
    at: instant('at').notNull(),
    confirmed_at: instant('confirmed_at'), // by the client
  },
  (t) => [
    uniqueIndex('handovers_kind').on(t.order_id, t.kind),
    check('handovers_condition', sql`km >= 0 and fuel between 0 and 8 and jsonb_array_length(file_ids) between 1 and 5`),
  ],
)
