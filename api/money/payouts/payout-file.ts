import { buffer } from 'node:stream/consumers'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { amountCell, type Spreadsheet, textCell } from '../../platform/spreadsheets/cell.ts'
import { writeCsv } from '../../platform/spreadsheets/write-csv.ts'
import { writeXlsx } from '../../platform/spreadsheets/write-xlsx.ts'
import type { DocumentRenderer } from '../../resources/hook-types.ts'
import { payout_runs, payouts } from '../tables/from-registry.ts'

const formats = {
  csv: { mime: 'text/csv; charset=utf-8', write: writeCsv },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: writeXlsx },
} as const

/** The file of an approved payout run for the bank, in one format. Its headers are English in both languages, as banks read them. */
export const renderPayoutFile =
  (extension: keyof typeof formats): DocumentRenderer =>
  async (ctx, id) => {
    const { mime, write } = formats[extension]
    const { number, spreadsheet } = await loadSpreadsheet(ctx, id)
    return { name: `${number}.${extension}`, mime, bytes: await buffer(write(spreadsheet)) }
  }

async function loadSpreadsheet({ db }: Ctx, run_id: string): Promise<{ number: string; spreadsheet: Spreadsheet }> {
  const [run] = await db.select().from(payout_runs).where(eq(payout_runs.id, run_id))
  if (!run) throw notFound()
  const rows = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.run_id, run_id), ne(payouts.status, 'removed'), isNull(payouts.gateway_sent_at)))
    .orderBy(asc(payouts.number))
  const lines = rows.map(({ iban, account_name, amount, number }) => [
    textCell(iban),
    textCell(account_name),
    amountCell(amount),
    textCell(number),
  ])
  const spreadsheet = { name: run.number, rtl: false, header: ['IBAN', 'Name', 'Amount (SAR)', 'Reference'], batches: oneBatch(lines) }
  return { number: run.number, spreadsheet }
}

async function* oneBatch<T>(rows: T): AsyncGenerator<T> {
  yield rows
}
