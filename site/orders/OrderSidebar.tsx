import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { CountBadge } from '../ui/CountBadge.tsx'
import { nextLink } from './next-link.ts'
import { type ActionContext, ActionOrLink, MoreActions, mainAction, ownActions } from './OrderActions.tsx'
import { providerWord } from './provider-word.ts'
import { InvoiceCard } from './rare-parts.ts'

/** The further actions of the reader, the chat and the invoice. */
export function OrderSidebar(context: ActionContext) {
  const { order } = context
  const { t } = useTranslation('orders')
  const { invoice } = order
  const main = mainAction(order)
  const others = ownActions(order.actions).filter((action) => action !== main)
  const shown = others.filter((action) => !action.in_menu)
  // One button of a page is filled: that of the next step.
  const isSecond = ({ tone }: (typeof others)[number]) => tone === 'primary' && (main !== null || nextLink(order) !== null)
  return (
    <>
      {order.complaint_id && (
        <ButtonLink to={pages.complaint({ id: order.complaint_id })} icon="alert">
          {t('page.complaint')}
        </ButtonLink>
      )}
      {others.length > 0 && (
        <section aria-label={t('page.actions')} className="flex flex-col gap-3 empty:hidden">
          {shown.map((action) => (
            <ActionOrLink key={action.name} action={isSecond(action) ? { ...action, tone: 'plain' } : action} {...context} />
          ))}
        </section>
      )}
      {order.chat && <ChatLink chat={order.chat} to={order.reader === 'client' ? providerWord[order.kind] : 'client'} />}
      {invoice && invoice.status !== 'draft' && (
        <Suspense>
          <InvoiceCard order={order} invoice={invoice} />
        </Suspense>
      )}
      <MoreActions actions={others.filter((action) => action.in_menu)} {...context} />
    </>
  )
}

function ChatLink({ chat, to }: { chat: NonNullable<OrderPage['chat']>; to: 'client' | 'provider' | 'seller' }) {
  const { t } = useTranslation(['orders', 'common'])
  return (
    <ButtonLink to={pages.chat({ id: chat.id })} tone="plain" icon="message">
      {t(`page.chat.${to}`)}
      {chat.unread > 0 && (
        <>
          <span className="sr-only">{t('common:unreadMessages', { count: chat.unread })}</span>
          <CountBadge count={chat.unread} />
        </>
      )}
    </ButtonLink>
  )
}
