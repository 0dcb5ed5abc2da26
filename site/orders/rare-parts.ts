import { lazyOr } from '../ui/lazy-or.ts'

// What few readers of an order or of a list of orders see. The server renders it like any other part; its script loads where it is shown.
const nothing = () => null

export const ChannelQuestion = lazyOr(async () => ({ default: (await import('./ChannelQuestion.tsx')).ChannelQuestion }), nothing)
export const AppointmentCard = lazyOr(async () => ({ default: (await import('./AppointmentCard.tsx')).AppointmentCard }), nothing)
export const ApprovalCard = lazyOr(async () => ({ default: (await import('./ApprovalCard.tsx')).ApprovalCard }), nothing)
export const RepeatOrder = lazyOr(async () => ({ default: (await import('./RepeatOrder.tsx')).RepeatOrder }), nothing)
export const RepeatSchedule = lazyOr(async () => ({ default: (await import('./RepeatSchedule.tsx')).RepeatSchedule }), nothing)
export const PurchaseOrderForm = lazyOr(async () => ({ default: (await import('./PurchaseOrderForm.tsx')).PurchaseOrderForm }), nothing)
export const OrderGroup = lazyOr(async () => ({ default: (await import('./OrderGroup.tsx')).OrderGroup }), nothing)
/** What was paid of an invoice: without a form, so nobody waits for its script. */
export const InvoiceCard = lazyOr(async () => ({ default: (await import('./InvoiceCard.tsx')).InvoiceCard }), nothing)
export const ReviewForm = lazyOr(async () => ({ default: (await import('./ReviewForm.tsx')).ReviewForm }), nothing)
export const EditReview = lazyOr(async () => ({ default: (await import('./ReviewForm.tsx')).EditReview }), nothing)
export const ReviewAnswerForm = lazyOr(async () => ({ default: (await import('./ReviewAnswerForm.tsx')).ReviewAnswerForm }), nothing)
export const OrderGoods = lazyOr(async () => ({ default: (await import('./OrderGoods.tsx')).OrderGoods }), nothing)
export const OrderDrafts = lazyOr(async () => ({ default: (await import('./OrderDrafts.tsx')).OrderDrafts }), nothing)
export const UnpaidCheckouts = lazyOr(async () => ({ default: (await import('./UnpaidCheckouts.tsx')).UnpaidCheckouts }), nothing)
export const ReturnList = lazyOr(async () => ({ default: (await import('./ReturnList.tsx')).ReturnList }), nothing)
export const ClaimList = lazyOr(async () => ({ default: (await import('./ClaimList.tsx')).ClaimList }), nothing)
export const GoodsActionFields = lazyOr(async () => ({ default: (await import('./GoodsActionFields.tsx')).GoodsActionFields }), nothing)
export const OrderDelegates = lazyOr(async () => ({ default: (await import('./OrderDelegates.tsx')).OrderDelegates }), nothing)
export const OrderAssignee = lazyOr(async () => ({ default: (await import('./OrderAssignee.tsx')).OrderAssignee }), nothing)
export const RentalCard = lazyOr(async () => ({ default: (await import('../rentals/RentalCard.tsx')).RentalCard }), nothing)
export const RentalActionFields = lazyOr(
  async () => ({ default: (await import('../rentals/RentalActionFields.tsx')).RentalActionFields }),
  nothing,
)
export const MoreClaims = lazyOr(async () => ({ default: (await import('../rentals/ClaimFields.tsx')).MoreClaims }), nothing)

export const AcceptanceTerms = lazyOr(async () => ({ default: (await import('../invoice/AcceptanceTerms.tsx')).AcceptanceTerms }), nothing)
export const OfferComparison = lazyOr(async () => ({ default: (await import('./OfferComparison.tsx')).OfferComparison }), nothing)
export const ClosedRequest = lazyOr(async () => ({ default: (await import('./ClosedRequest.tsx')).ClosedRequest }), nothing)
export const OrderSearch = lazyOr(async () => ({ default: (await import('./OrderSearch.tsx')).OrderSearch }), nothing)
export const OrdersForbidden = lazyOr(async () => ({ default: (await import('./OrdersForbidden.tsx')).OrdersForbidden }), nothing)
export const OrdersEmpty = lazyOr(async () => ({ default: (await import('./OrdersEmpty.tsx')).OrdersEmpty }), nothing)

/** The transitions that have `RentalActionFields`. */
export const rentalActions: readonly string[] = [
  'edit_dates',
  'finish_inspection',
  'hand_over',
  'take_back',
  'cancel_booking',
  'swap_car',
  'request_extension',
  'claim_deposit',
]
/** The transitions that have `GoodsActionFields`. */
export const goodsActions: readonly string[] = ['send_out', 'deliver', 'refund_line', 'request_return']
