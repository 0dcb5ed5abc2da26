import type { OrderReview as ReviewView } from '@wasl/shared/contract/order-reviews.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { Suspense } from 'react'
import type { ApiFailure } from '../server/api-error.server.ts'
import { EditOffer, OfferForm } from './OfferForm.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderReview } from './OrderReview.tsx'
import { OwnOffer } from './OwnOffer.tsx'
import { ClaimList, EditReview, OrderAssignee, OrderDelegates, OrderGoods, RentalCard, ReviewAnswerForm, ReviewForm } from './rare-parts.ts'

type ClaimsProps = { order: OrderPage; failure: ApiFailure | null; failed: { action: string; claim: string } }

/** The claims on the security deposit of a rental, if there are any. */
export const Claims = ({ order: { rental, reader }, ...rest }: ClaimsProps) =>
  rental &&
  rental.claims.length > 0 && (
    <Suspense>
      <ClaimList claims={rental.claims} reader={reader} {...rest} />
    </Suspense>
  )

/** The goods, the rental or the services that an order is about. */
export function OrderContent({ order }: { order: OrderPage }) {
  if (order.goods)
    return (
      <Suspense>
        <OrderGoods goods={order.goods} order={order} />
      </Suspense>
    )
  if (order.rental)
    return (
      <Suspense>
        <RentalCard rental={order.rental} order={order} />
      </Suspense>
    )
  return <OrderItems items={order.items} />
}

/** Who of the provider delivers the order, and who handles it; the second only for a provider with a team. */
export function TeamCards({ order, failureOf }: { order: OrderPage; failureOf: FailureOf }) {
  const { delegates, assignee, candidates } = order
  return (
    <Suspense>
      {delegates && <OrderDelegates delegates={delegates} failure={failureOf('assign_delegate') ?? failureOf('release_delegate')} />}
      {(assignee || candidates.length > 1) && <OrderAssignee order={order} failure={failureOf('assign') ?? failureOf('unassign')} />}
    </Suspense>
  )
}

/** `product`: of the form, where several have the same intent. */
type FailureOf = (intent: string, product?: string) => ApiFailure | null

/** The reviews of the order or of its goods, and the form of a new one. */
export function Reviews({ order, failureOf }: { order: OrderPage; failureOf: FailureOf }) {
  return (
    <>
      {order.can_review && (
        <div id="review" className="scroll-mt-24">
          <Suspense>
            {order.goods ? (
              <ReviewForm products={order.product_reviews.filter(({ review }) => review === null)} failure={failureOf('review_product')} />
            ) : (
              <ReviewForm isRental={order.rental !== null} failure={failureOf('review')} />
            )}
          </Suspense>
        </div>
      )}
      {order.product_reviews.map(
        ({ id, name, review }) =>
          review && (
            <OrderReview
              key={id}
              review={review}
              reader={order.reader}
              product={name}
              form={<OwnEdit review={review} product={id} failure={failureOf('edit_review', id)} />}
            />
          ),
      )}
      {order.review && (
        <OrderReview
          review={order.review}
          reader={order.reader}
          form={
            <Suspense>
              {order.can_answer_review && <ReviewAnswerForm failure={failureOf('answer_review')} version={order.review.version} />}
              <OwnEdit review={order.review} failure={failureOf('edit_review')} />
            </Suspense>
          }
        />
      )}
    </>
  )
}

type OwnEditProps = { review: ReviewView; product?: string; failure: ApiFailure | null }

/** The form that changes a review of the reader, while it can be changed. */
const OwnEdit = ({ review, product, failure }: OwnEditProps) =>
  review.editable_until && (
    <Suspense>
      <EditReview
        key={`${review.rating} ${review.comment}`}
        review={review}
        until={review.editable_until}
        product={product}
        failure={failure}
      />
    </Suspense>
  )

type ProviderOfferProps = { order: OrderPage; ownOffer: OrderPage['offers'][number] | undefined; failure: ApiFailure | null }

/** The provider's own offer, or the form of a new one. On a phone the request comes before the form. */
export function ProviderOffer({ order, ownOffer, failure }: ProviderOfferProps) {
  const makeOffer = order.actions.find(({ name }) => name === 'make_offer')
  const editOffer = ownOffer?.actions.find(({ name }) => name === 'edit_offer')
  return (
    <div
      id="offer"
      className={`flex min-w-0 scroll-mt-24 flex-col gap-6 empty:hidden lg:order-none lg:col-start-2 ${ownOffer ? '' : 'order-3'}`}
    >
      {ownOffer && <OwnOffer offer={ownOffer} version={order.version} note={order.offer_note} />}
      {makeOffer?.allowed && <OfferForm offer={null} order={order} failure={failure} />}
      {ownOffer && editOffer?.allowed && <EditOffer key={ownOffer.version} offer={ownOffer} order={order} failure={failure} />}
    </div>
  )
}
