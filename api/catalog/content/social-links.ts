import { resources } from '@wasl/resources/index.ts'
import type { AppInfo } from '@wasl/shared/contract/accounts.ts'
import type { ChoiceOptions } from '@wasl/shared/registry/fields.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { social_links } from '../tables/from-registry.ts'

const networks: ChoiceOptions = resources['social-links'].fields.network.options

/** The visible links to social networks, in their configured order. */
export async function listSocialLinks({ db }: Pick<Ctx, 'db'>): Promise<AppInfo['social']> {
  const links = await db.select().from(social_links).where(eq(social_links.is_shown, true)).orderBy(social_links.position, social_links.id)
  return links.map(({ network, link }) => ({ network, label: networks[network] ?? { ar: network, en: network }, link }))
}
