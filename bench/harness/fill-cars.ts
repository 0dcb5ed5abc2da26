import { type Client, countRows, fillTable } from './database.ts'

const carCount = 10_000
const holdsPerCar = 50
// Each has a fleet of 200 cars.
const providerCount = 50
/** The phone of an account of the demo whose provider is one of them. */
export const fleetOwner = '0500000021'

/**
 * 10,000 cars of fifty providers, that of the demo's account among them, with 500,000 holds: each new car is taken for one to four days in every week from three months ago to eight months from now, except
 * that every tenth hold was released.
 */
export async function fillCars(db: Client): Promise<void> {
  if ((await countRows(db, 'cars')) >= carCount) return
  await fillTable(db, 'providers', providerCount, {
    name_ar: "name_ar || ' ' || n",
    name_en: "name_en || ' ' || n",
    ...{ vat_number: 'null', invalid_vat_number: 'null', commercial_number: 'null', invalid_commercial_number: 'null' },
    status: "'approved'",
  })
  await db.query(`create temporary table renting as select id, row_number() over () as place from (
    select id from providers where status = 'approved'
    order by id <> (select provider_id from users where role = 'provider' and phone like '%${fleetOwner.slice(1)}'), id limit ${providerCount}) chosen`)
  await fillTable(db, 'cars', carCount, {
    provider_id: `(select id from renting where place = 1 + n % (select count(*) from renting))`,
    name_ar: "name_ar || ' ' || n",
    name_en: "name_en || ' ' || n",
    plate: "'B ' || n",
    daily_price: '(80 + n * 7919 % 700) * 100',
    monthly_price: '(80 + n * 7919 % 700) * 2200',
    yearly_price: '(80 + n * 7919 % 700) * 22000',
    seats: '4 + n % 4',
    gear: "case when n % 5 = 0 then 'manual' else 'automatic' end",
    city_id: 'case when n % 3 = 0 then city_id else (select id from cities order by id offset n % 12 limit 1) end',
    status: "'published'",
    min_days: '1 + n % 3',
    created_at: "timestamptz '2026-01-01' + n * interval '4 minutes'",
  })
  await db.query(`insert into car_holds (car_id, kind, starts_at, ends_at, released_at)
    select id, case when week % 5 = 0 then 'maintenance' else 'block' end, starts_at, starts_at + interval '24 hours' * (1 + (week + number) % 4),
      case when (week + number) % 10 = 0 then starts_at end
    from (select id, number, week,
        date_trunc('day', now()) - interval '90 days' + interval '7 days' * week + interval '1 hour' * (number * 13 % 60) as starts_at
      from (select id, row_number() over (order by id) as number from cars where plate like 'B %') added, generate_series(1, ${holdsPerCar}) week) held`)
  await db.query('vacuum analyze car_holds')
  await db.query('checkpoint')
}
