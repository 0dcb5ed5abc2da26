import type { ProviderHome, ProviderTodo } from '@wasl/shared/contract/user-home.ts'
import { formatCount, formatLength, formatRating } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { useRootData } from '../ui/root-data.ts'

/** The figures of the provider, and what its page lacks. */
export function ProviderFigures({ home }: { home: ProviderHome }) {
  const { t } = useTranslation('home')
  return (
    <Card title={t('personal.figures')}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-5">
        {home.money && (
          <>
            <Figure label={t('personal.income')}>
              <Money halalas={home.money.income_this_month} />
            </Figure>
            <Figure label={t('personal.payout')}>
              <Money halalas={home.money.pending_payout} />
            </Figure>
          </>
        )}
        <RatingFigure home={home} />
        <ResponseFigure minutes={home.response_minutes} />
      </dl>
      <Completeness completeness={home.completeness} />
    </Card>
  )
}

/** What waits for the provider, by what it needs. */
export function ProviderTodoList({ home }: { home: ProviderHome }) {
  const { t } = useTranslation('home')
  return (
    <Card title={t('personal.todo')}>
      <TodoList home={home} />
    </Card>
  )
}

const todoIcons: Readonly<Record<keyof ProviderTodo, IconName>> = {
  requests: 'tag',
  private_orders: 'user',
  invoices: 'receipt',
  changes: 'refresh',
  work: 'briefcase',
  assigned: 'user',
  reviews: 'star',
}

const paths: Readonly<Record<keyof ProviderTodo, string>> = {
  requests: pages.orders({ side: 'open' }),
  private_orders: pages.orders({ side: 'assigned', kind: 'private', tab: 'mine' }),
  invoices: pages.orders({ side: 'assigned', tab: 'mine' }),
  changes: pages.orders({ side: 'assigned', tab: 'mine' }),
  work: pages.orders({ side: 'assigned', tab: 'mine' }),
  assigned: pages.orders({ side: 'assigned', tab: 'all', assigned: 'me' }),
  reviews: pages.profile({ tab: 'reviews' }),
}

/** The very order if there is one, otherwise the list. */
function pathOf({ todo, todo_orders }: ProviderHome, item: keyof ProviderTodo): string {
  const id = todo[item] === 1 && item !== 'reviews' ? todo_orders[item] : null
  return id ? pages.order({ id }) : paths[item]
}

function TodoList({ home }: { home: ProviderHome }) {
  const { t } = useTranslation('home')
  const items = typedKeys(home.todo).filter((item) => home.todo[item] > 0)
  if (items.length === 0) return <p className="text-muted">{t('personal.nothing')}</p>
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item) => (
        <li key={item}>
          <PageLink
            to={pathOf(home, item)}
            className="flex min-h-14 items-center gap-3 rounded-control border border-line px-4 py-2 hover:border-brand hover:bg-brand-soft"
          >
            <Icon name={todoIcons[item]} size={22} className="text-brand" />
            <span className="min-w-0 grow">{t(`personal.todoItem.${item}`)}</span>
            <span className="text-xl font-bold tabular-nums">{formatCount(home.todo[item])}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="mt-1 text-xl font-bold first-letter:uppercase">{children}</dd>
  </div>
)

function RatingFigure({ home }: { home: ProviderHome }) {
  const { t } = useTranslation('home')
  const { t: tCommon } = useTranslation()
  if (home.rating === null) return <Figure label={t('personal.rating')}>{t('personal.noRating')}</Figure>
  return (
    <Figure label={t('personal.rating')}>
      {formatRating(home.rating)} <span className="text-sm font-normal text-muted">{tCommon('reviews', { count: home.rating_count })}</span>
    </Figure>
  )
}

function ResponseFigure({ minutes }: { minutes: number | null }) {
  const { t } = useTranslation('home')
  const locale = useLocale()
  return <Figure label={t('personal.response')}>{minutes === null ? t('personal.noResponse') : formatLength(minutes, locale)}</Figure>
}

function Completeness({ completeness: { percent, missing } }: Pick<ProviderHome, 'completeness'>) {
  const { t } = useTranslation('home')
  const isOwner = useRootData()?.viewer?.role === 'provider'
  const locale = useLocale()
  const parts = missing.map((part) => t(`personal.part.${part}`)).join(locale === 'ar' ? '، ' : ', ')
  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="flex justify-between gap-3 font-medium">
        <span id="completeness">{t('personal.completeness')}</span>
        <bdi>{percent}%</bdi>
      </p>
      <progress aria-labelledby="completeness" max={100} value={percent} className="mt-2" />
      <p className="mt-1 text-sm text-muted">{missing.length > 0 ? `${t('personal.missing')} ${parts}` : t('personal.complete')}</p>
      {isOwner && missing.length > 0 && (
        <PageLink to={pages.profile({ tab: 'business' })} className="text-brand underline underline-offset-4">
          {t('personal.completePage')}
        </PageLink>
      )}
    </div>
  )
}
