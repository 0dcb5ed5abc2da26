import type { StatementPage } from '@wasl/shared/contract/finances.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { statementPdf } from './statement-files.ts'

const id = '00000000-0000-4000-8000-000000000001'
const row = { id, status: 'completed', gateway: null, reference: null, order: null, at: '2026-11-21T06:30:00.000Z' } as const
const statementOf = (count: number): StatementPage => ({
  side: 'client',
  month: '2026-11',
  is_closed: true,
  months: ['2026-11'],
  opening: 0,
  added: 1_000 * count,
  taken: 0,
  closing: 1_000 * count,
  entries: Array.from({ length: count }, (_, at) => {
    const number = `T88421${3000 + at}`
    return { ...row, number, kind: 'top_up', method: 'wallet', amount: 1_000, balance: 1_000 * (at + 1) }
  }),
  outside: ['T1', 'T2'].map((number) => ({ ...row, number, kind: 'payment', method: 'electronic', amount: -500 })),
  documents: [],
  document_totals: { net: 0, tax: 0, total: 0 },
  branch_totals: [],
})

test('every page of a long statement has entries, whatever their number', async () => {
  for (const count of [32, 33, 34, 35, 36]) {
    const document = await getDocumentProxy(new Uint8Array(await statementPdf(statementOf(count), 'Daniel Reyes')))
    const { text } = await extractText(document, { mergePages: false })
    for (const page of text) expect(page).toMatch(/21-11-2026/)
  }
})
