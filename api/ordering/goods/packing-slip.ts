import { formatCount, formatDate } from '@wasl/shared/i18n/format.ts'
import { eq } from 'drizzle-orm'
import { cities } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { renderPdf } from '../../platform/pdf/render-template.ts'
import type { DocumentFile } from '../../resources/hook-types.ts'
import { loadLetterhead } from '../../settings/letterhead.ts'
import { listOrderLines, loadShipping, nameOfLine } from '../orders/order-goods.ts'
import { invoices } from '../tables/invoices.ts'
import { orders } from '../tables/orders.ts'

/**
 * What goes into the parcel of a paid order of the store, as a PDF in Arabic and English: to whom, the goods and how many of each are still to be sent, without prices.
 * Throws 404 for any other order.
 */
export async function renderPackingSlip(ctx: Pick<Ctx, 'db' | 'caches' | 'adapters'>, order_id: string): Promise<DocumentFile> {
  const data = await packingSlipData(ctx, order_id)
  const bytes = await renderPdf('ordering/goods/packing-slip.typ', { ...data, platform: await loadLetterhead(ctx) })
  return { name: `${data.number}-packing-slip.pdf`, mime: 'application/pdf', bytes }
}

/** The data of `packing-slip.typ`, with all numbers and dates formatted. */
export async function packingSlipData(ctx: Pick<Ctx, 'db'>, order_id: string) {
  const [found] = await ctx.db
    .select({ order: orders, invoice: invoices, city: { ar: cities.name_ar, en: cities.name_en } })
    .from(orders)
    .innerJoin(invoices, eq(invoices.order_id, orders.id))
    .innerJoin(cities, eq(cities.id, orders.city_id))
    .where(eq(orders.id, order_id))
  const shipping = found && (await loadShipping(ctx, found.order))
  if (!found?.order.fulfilment || !shipping) throw notFound()
  const { order, invoice, city } = found
  const { seller, buyer } = invoice
  const place = [order.address, order.district].filter((part) => part !== null)
  return {
    number: order.number,
    date: formatDate(order.submitted_at),
    shipping: { ar: 'التسليم', en: 'Delivery', text: shipping.title.ar, text_en: shipping.title.en, latin: false },
    seller: { ar: seller.name_ar, en: seller.name_en, lines: linesIn(seller.address_ar, seller.address_en), phone: seller.phone ?? '' },
    buyer: {
      ...{ ar: buyer.name_ar, en: buyer.name_en, phone: buyer.phone ?? '' },
      // What the client picks up has no address.
      lines: shipping.method === 'pick_up' ? [] : [...place, `${city.ar} · ${city.en}`],
    },
    lines: (await listOrderLines(ctx, order)).map((line) => ({
      ...nameOfLine(line),
      ordered: formatCount(line.quantity),
      open: formatCount(line.quantity - line.shipped - line.refunded),
    })),
    note: order.note ?? '',
  }
}

const linesIn = (...parts: readonly (string | null)[]): string[] =>
  [...new Set(parts.filter((part) => part !== null && part !== ''))].map(String)
