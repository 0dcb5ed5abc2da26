import type { CardMethod, GatewayMethod, GatewayName, PayLaterMethod, PayLaterRejection } from '@wasl/shared/contract/choices.ts'
import type { Locale } from '@wasl/shared/units.ts'

/** A payment that a client made, or tries to make, on a hosted page. Amounts in halalas. */
export type GatewayPayment = {
  id: string
  /** The hosted page on which it was made. */
  page_id: string | null
  status: 'in_progress' | 'authorized' | 'paid' | 'failed' | 'refunded' | 'voided'
  amount: number
  currency: string
  fee: number
  refunded: number
  /** Why it failed: the issuer's response code, or null. */
  response_code: string | null
  metadata: Readonly<Record<string, string>>
  created_at: string
}

/** A hosted payment page as the gateway has it. `payment` is the one that was paid, else the last one that was tried. */
export type GatewayPage = {
  id: string
  status: 'open' | 'closed'
  amount: number
  currency: string
  metadata: Readonly<Record<string, string>>
  url: string
  payment: GatewayPayment | null
}

/** What a provider of instalments decides by. `phone` such as +966500000011. */
export type Buyer = { name: string; phone: string; email: string | null; registered_at: string; city: string }

export type NewPage = {
  payment_id: string
  amount: number
  description: string
  /** The number of the order that is paid; null for a top-up. */
  order_number: string | null
  buyer: Buyer
  locale: Locale
  /** Compared when the page is paid. Includes `payment_id`, by which `findPages` finds it. */
  metadata: Readonly<Record<string, string>>
  /** Where the client goes after paying, and with the back button. */
  return_url: string
  expires_at: string
}

/** `rejected`: the provider does not offer the client this amount, and says why; other ways to pay remain. */
export type CreatedPage = { id: string; url: string } | { rejected: PayLaterRejection }

/** `max` is null without a limit. Halalas. `minutes`: how long a page can be used, if that is shorter than the time to pay. */
export type PageLimits = { min: number; max: number | null; minutes: number | null }

/** A webhook as it arrived. `header` of a name in lower case. */
export type WebhookRequest = {
  body: unknown
  header: (name: string) => string | undefined
  query: Readonly<Record<string, unknown>>
}

/** An event that the gateway sent. It is only a hint: the page is fetched before anything is changed. */
export type GatewayEvent = { id: string; type: string; page_id: string | null; payment_id: string | null; amount: number }

/** Money that the gateway sent to our bank: captured minus refunded payments (`amount`), and what it took for them (`fee`). */
export type GatewaySettlement = { id: string; amount: number; fee: number; created_at: string }

/** `sequence_number`: 16 digits that name it at the bank; a gateway rejects the same number twice. */
export type NewPayout = {
  payout_id: string
  sequence_number: string
  amount: number
  iban: string
  name: string
  mobile: string
  city: string
}
export type GatewayPayout = { id: string; status: 'pending' | 'paid' | 'failed' | 'returned'; message: string | null }

/** A gateway that takes money on a page of its own. Every call throws a GatewayError if it fails. */
export type PaymentGateway = {
  name: GatewayName
  limits: PageLimits
  /** The origins of its pages, such as https://*.moyasar.com: a form of the site may lead there. Empty if they are on the site's own origin. */
  pageOrigins: readonly string[]
  /** Where it reports what it leaves out of an answer. */
  logTo: (log: GatewayLog) => void
  /** Makes a page; a second call makes a second one. Its amount, currency and address have been checked. */
  create: (page: NewPage) => Promise<CreatedPage>
  /** The pages that were made for a payment and can be paid, the oldest first: one whose answer was lost is found again by it. */
  findPages: (payment_id: string) => Promise<GatewayPage[]>
  /** The page with its payment; null if the gateway does not have it. */
  fetch: (page_id: string) => Promise<GatewayPage | null>
  /**
   * Closes a page, so that it cannot be paid any more. Rejected if it is paid or closed. Does nothing at a provider whose pages nobody can close: what is
   * authorized there later is released instead of captured.
   */
  cancel: (page_id: string) => Promise<void>
  /** Takes an authorized amount. Rejected if it was taken before: the record shows it. */
  capture: (payment_id: string, amount: number) => Promise<void>
  /** Returns a payment in full that has not been settled, or releases an authorized one. Rejected if that is no longer possible. */
  void: (payment_id: string) => Promise<void>
  refund: (payment_id: string, amount: number) => Promise<void>
  /** Asks whether the keys are accepted; `now` is an instant. */
  checkKeys: (now: string) => Promise<void>
  /** All payments since an instant, the newest first; none if the gateway has no list: the pages that are known here are then fetched one by one. */
  listSince: (instant: string) => Promise<GatewayPayment[]>
  /** None if the gateway reports them by other means. */
  settlementsSince: (instant: string) => Promise<GatewaySettlement[]>
  /** The event of a webhook; null if it does not prove that the gateway sent it, or is not one. */
  parseWebhook: (request: WebhookRequest) => Promise<GatewayEvent | null>
}

/** A gateway for cards, which also transfers to bank accounts. */
export type CardGateway = Omit<PaymentGateway, 'create'> & {
  create: (page: NewPage) => Promise<{ id: string; url: string }>
  /** What its page takes, in the order in which it is shown. */
  methods: readonly CardMethod[]
  /** Whether it can send payouts: that needs an account of its own at the gateway. */
  canPayOut: boolean
  payout: (payout: NewPayout) => Promise<GatewayPayout>
  /** The payout with this number, for a call without an answer; null if the gateway does not have it. */
  findPayout: (sequence_number: string) => Promise<GatewayPayout | null>
  fetchPayout: (id: string) => Promise<GatewayPayout>
}

/** The gateways of this deployment by the method that each serves; null if it is not configured, and then not offered. */
export type Gateways = { electronic: CardGateway | null } & Readonly<Record<PayLaterMethod, PaymentGateway | null>>
export type GatewayOf<Method extends GatewayMethod> = NonNullable<Gateways[Method]>

export type GatewayLog = { warn: (details: object, message: string) => void }

/**
 * `rejected`: the gateway said no, and will say so again. `unavailable`: it answered with an error of its own, or with something unknown. `unanswered`: no
 * answer at all, so that it may still take effect.
 */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly kind: 'rejected' | 'unavailable' | 'unanswered'

  constructor(kind: GatewayError['kind'], message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}

declare module '../../platform/adapters/adapters.ts' {
  interface Adapters {
    /** By the method that each serves. */
    gateways: { electronic: CardGateway | null } & Readonly<Record<PayLaterMethod, PaymentGateway | null>>
  }
}
