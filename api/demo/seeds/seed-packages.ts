import { demoPackages } from '@wasl/resources/demo/packages.ts'
import { packages, services } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { toColumnValues } from '../../resources/write/column-values.ts'

/** Inserts the fixed-price packages of several providers; one waits for its review. */
export async function seedPackages({ db, clock }: Pick<Ctx, 'db' | 'clock'>, providerId: (slug: string) => string): Promise<void> {
  const known = await db.select({ id: services.id, name: services.name_en }).from(services)
  const serviceId = (name: string): string => {
    const found = known.find((service) => service.name === name)
    if (!found) throw new Error(`seedPackages: no service ${name}`)
    return found.id
  }
  const now = clock.now()
  const rows = demoPackages.map(({ provider, service, values }) =>
    toColumnValues(packages, values, {
      provider_id: providerId(provider),
      service_id: serviceId(service),
      created_at: now,
      updated_at: now,
    }),
  )
  await rawDatabase(db).insert(packages).values(rows)
}
