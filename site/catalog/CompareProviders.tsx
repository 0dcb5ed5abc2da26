import type { ProviderPage } from '@wasl/shared/contract/catalog.ts'
import { formatCount, formatMinutes, formatRating } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { StartingPrice } from './StartingPrice.tsx'
import { sellerKey } from './seller-key.ts'

/** The selected providers side by side. */
export function CompareProviders({ providers, categoryId }: { providers: readonly ProviderPage[]; categoryId: string }) {
  const { t } = useTranslation('services')
  const text = useText()
  const rows = useRows()
  return (
    <div id="compare" className="card scroll-mt-24 p-5">
      <h2 id="compare-heading" className="mb-4 text-xl">
        {t('compare.title')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways needs the keyboard */}
      <section className="relative overflow-x-auto" tabIndex={0} aria-labelledby="compare-heading">
        <table className="w-full text-start sm:min-w-max">
          <thead>
            <tr>
              <td />
              {providers.map(({ id, name }) => (
                <th key={id} scope="col" className="min-w-28 max-w-56 px-3 py-2 text-start align-bottom font-semibold">
                  <PageLink to={pages.provider({ id, categoryId })} className="hover:text-brand hover:underline">
                    <bdi>{text(name)}</bdi>
                  </PageLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, cell]) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="py-2.5 pe-3 text-start text-sm font-normal text-muted">
                  {label}
                </th>
                {providers.map((provider) => (
                  <td key={provider.id} className="min-w-28 max-w-56 px-3 py-2.5 align-top">
                    {cell(provider)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

type Row = readonly [label: string, cell: (provider: ProviderPage) => ReactNode]

/** What is compared. */
function useRows(): readonly Row[] {
  const { t } = useTranslation('services')
  const text = useText()
  const locale = useLocale()
  const none = <span className="text-muted">—</span>
  return [
    [
      t('providers.rating'),
      ({ rating, rating_count }) =>
        rating === null ? (
          t('provider.notRated')
        ) : (
          <>
            <Ltr className="font-semibold">{formatRating(rating)}</Ltr> ({t('reviews', { ns: 'common', count: rating_count })})
          </>
        ),
    ],
    [t('compare.seller'), (provider) => t(`compare.${sellerKey(provider)}`)],
    [t('provider.startingPrice'), (provider) => <StartingPrice price={provider} bare fallback={none} />],
    [t('compare.completed'), ({ completed_count }) => formatCount(completed_count)],
    [t('compare.response'), ({ response_minutes }) => (response_minutes === null ? none : formatMinutes(response_minutes, locale))],
    [t('provider.cities'), ({ cities }) => cities.map(({ name }) => text(name)).join(locale === 'ar' ? '، ' : ', ')],
    [t('provider.openNow'), ({ is_open }) => t(is_open ? 'compare.yes' : 'compare.no')],
  ]
}
