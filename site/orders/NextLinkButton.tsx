import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { amountsDue, type NextLink, nextLink } from './next-link.ts'
import { PayLabel } from './PaymentCard.tsx'

const icons: Readonly<Record<NextLink['name'], IconName>> = {
  review: 'star',
  return: 'down',
  claim: 'down',
  counter: 'down',
  pay_extension: 'wallet',
  offers: 'down',
  make_offer: 'down',
  issue_invoice: 'receipt',
}

type Props = { link: NextLink; order: Pick<OrderPage, 'offers_count' | 'goods' | 'rental'>; className?: string }

/** The link to the next action of an order. */
export function NextLinkButton({ link, order, className = 'w-full' }: Props) {
  const { t } = useTranslation('orders')
  const texts: Readonly<Record<NextLink['name'], string>> = {
    review: t(order.goods ? 'review.goodsTitle' : order.rental ? 'review.rentalTitle' : 'review.title'),
    return: t('next.return'),
    claim: t('next.claim'),
    counter: t('next.counter'),
    pay_extension: t('next.payExtension'),
    offers: t('next.offers', { count: order.offers_count }),
    make_offer: t('offer.newTitle'),
    issue_invoice: t('page.issueInvoice'),
  }
  const content = (
    <>
      <Icon name={icons[link.name]} size={20} filled={link.name === 'review'} />
      {texts[link.name]}
    </>
  )
  return link.isOnPage ? (
    <a href={link.to} data-next-action className={buttonClass('primary', 'normal', className)}>
      {content}
    </a>
  ) : (
    <ButtonLink to={link.to} data-next-action className={className}>
      {content}
    </ButtonLink>
  )
}

/** Whether the link stays on a phone's screen: what it leads to is elsewhere, or at the end of the page. */
export const isSticky = (link: NextLink | null): link is NextLink => link !== null && (link.name === 'make_offer' || !link.isOnPage)

/** The next action at the bottom of a phone's screen, wherever one reads: the payment, the invoice, or the offer of a provider. */
export function StickyNextLink({ order }: { order: OrderPage }) {
  const place = 'sticky bottom-[calc(1rem+var(--bottom-bar))] z-10 order-last w-full shadow-xl lg:hidden'
  const amounts = amountsDue(order)
  const checkoutId = (order.goods ?? order.rental)?.checkout_id
  if (amounts && !order.goods)
    return (
      <ButtonLink
        to={checkoutId ? pages.checkoutPayment({ id: checkoutId }) : pages.payOrder({ id: order.id })}
        size="large"
        icon="wallet"
        className={place}
      >
        <PayLabel halalas={amounts.due + amounts.deposit} />
      </ButtonLink>
    )
  const link = nextLink(order)
  return isSticky(link) ? <NextLinkButton link={link} order={order} className={place} /> : null
}
