import { pages } from '@wasl/shared/pages/pages.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { useRootData } from '../ui/root-data.ts'
import { type RecentProvider, readRecentProviders, rememberProvider } from './recent-providers.ts'

/**
 * The providers whose pages this user opened on this device; nothing for guests, whose pages load no script. On the page of a provider the others, and it is remembered.
 */
export function RecentProviders({ current = null }: { current?: RecentProvider | null }) {
  const { t } = useTranslation('services')
  const text = useText()
  const userId = useRootData()?.viewer?.id
  const [others, setOthers] = useState<readonly RecentProvider[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same provider is a new object after each reload
  useEffect(() => {
    if (!userId) return
    setOthers(readRecentProviders(userId).filter(({ id }) => id !== current?.id))
    if (current) rememberProvider(userId, current)
  }, [userId, current?.id])
  if (others.length === 0) return null
  return (
    <section className="pt-14">
      <h2 className="mb-5">{t('recent.heading')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3">
        {others.slice(0, 6).map(({ id, name, logo_url, category_id }) => (
          <li key={id} className="card card-link flex items-center gap-3 p-3">
            <Avatar name={text(name)} url={logo_url} size={48} square />
            <PageLink to={pages.provider({ id, categoryId: category_id })} data-cover="" className="min-w-0 font-medium">
              <bdi>{text(name)}</bdi>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
