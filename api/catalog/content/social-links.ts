import { resources } from '@wasl/resources/index.ts'
import type { AppFacts } from '@wasl/shared/contract/accounts.ts'
import type { ChoiceOptions } from '@wasl/shared/registry/fields.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { social_links } from '../../platform/db/resource-tables.ts'

const networks: ChoiceOptions = resources['social-links'].fields.network.options

/** Where the house is found elsewhere, in the order that the administration gave. */
export async function socialLinksOf({ db }: Pick<Ctx, 'db'>): Promise<AppFacts['social']> {
  const links = await db.select().from(social_links).where(eq(social_links.is_shown, true)).orderBy(social_links.position, social_links.id)
  return links.map(({ network, link }) => {
    const [en, ar] = networks[network] ?? [network, network]
    return { network, label: { ar, en }, link }
  })
}
