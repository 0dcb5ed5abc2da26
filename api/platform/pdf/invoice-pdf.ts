import { pdfOf } from './compiler.ts'
import { invoiceSheet, type PrintedInvoice } from './invoice-data.ts'

/** An issued invoice on A4, in Arabic and English side by side, with its ZATCA QR code; the bytes of a PDF. */
export const invoicePdf = async (invoice: PrintedInvoice): Promise<Buffer> => pdfOf('invoice.typ', await invoiceSheet(invoice))
