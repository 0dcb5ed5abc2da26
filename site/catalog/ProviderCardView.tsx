import type { ProviderCard } from '@wasl/shared/contract/catalog.ts'
import { formatRating } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FavoriteHeart } from '../favorites/FavoriteHearts.tsx'
import { useText } from '../i18n/locale.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge, StatusBadge } from '../ui/Badge.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Stars } from '../ui/Stars.tsx'
import { StartingPrice } from './StartingPrice.tsx'
import { WorkPicture } from './WorkPicture.tsx'

/** A provider in a list: its work before and after, name, city, rating and starting price. */
export function ProviderCardView({
  provider,
  categoryId,
  selection,
  showsWork = true,
}: {
  provider: ProviderCard
  categoryId?: string
  selection?: ReactNode
  showsWork?: boolean
}) {
  const { t } = useTranslation('services')
  const text = useText()
  const { before_after } = provider
  const linkedCategoryId = categoryId ?? provider.categories[0]?.id ?? 'all'
  return (
    <article className="card card-link has-[.pick:checked]:border-brand flex h-full flex-col gap-4 overflow-hidden p-5">
      {showsWork && before_after && (
        <WorkPicture
          picture={before_after}
          name={text(before_after.caption ?? provider.name)}
          isLink={false}
          className="-mx-5 -mt-5 aspect-2/1"
        />
      )}
      <div className="flex items-center gap-3.5">
        <Avatar name={text(provider.name)} url={provider.logo_url} size={56} square />
        <div className="min-w-0 grow">
          <h3 className="leading-snug">
            <PageLink to={pages.provider({ id: provider.id, categoryId: linkedCategoryId })} data-cover="">
              <bdi>{text(provider.name)}</bdi>
            </PageLink>
          </h3>
          <p className="flex flex-wrap items-center gap-1 text-sm text-muted">
            {t(`provider.${provider.type}`)}
            {provider.city && (
              <>
                <span aria-hidden="true">·</span>
                {text(provider.city.name)}
              </>
            )}
          </p>
        </div>
        <FavoriteHeart favorite={{ kind: 'provider', id: provider.id }} name={text(provider.name)} className="-m-2 shrink-0 self-start" />
      </div>
      {provider.rating === null ? (
        <p className="text-sm text-muted">{t('provider.notRated')}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <Stars rating={provider.rating} />
          <Ltr className="font-semibold">{formatRating(provider.rating)}</Ltr>
          <span className="text-muted">({t('reviews', { ns: 'common', count: provider.rating_count })})</span>
        </p>
      )}
      <p className="flex flex-wrap gap-1.5">
        {provider.is_verified && (
          <Badge tone="good" icon="shield" title={t('provider.verifiedHint')}>
            {t('provider.verified')}
          </Badge>
        )}
        {provider.is_open && <StatusBadge tone="good">{t('provider.openNow')}</StatusBadge>}
        {provider.categories.slice(0, 3).map((category) => (
          <Badge key={category.id}>{text(category.name)}</Badge>
        ))}
      </p>
      <p className="mt-auto flex flex-col gap-1 border-t border-line pt-3.5 text-sm">
        <StartingPrice price={provider} className="text-base font-semibold" />
        <span className="text-muted">{t('provider.completed', { count: provider.completed_count })}</span>
      </p>
      {selection}
    </article>
  )
}
