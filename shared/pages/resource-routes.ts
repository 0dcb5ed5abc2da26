import { address } from './address.ts'

// The addresses of the site without a page: files, form targets and data of the browser, independent of the language or with the language as a
// parameter. The file in site/routes has the name in kebab-case. Separate constants: a bundle has only those that it uses.

export const theme = address('/theme')
export const intro = address('/intro')
export const texts = address('/texts/:locale?v')
export const offline = address('/offline/:locale')
export const file = address('/files/:id')
export const orderDrafts = address('/order-drafts')
export const liveTicket = address('/live/ticket')
export const pushDevice = address('/push-device')
export const notificationsRead = address('/notifications/read')
export const dataExport = address('/settings/exports/:id')
export const invoicePdf = address('/orders/invoice/:id/pdf')
export const taxDocumentPdf = address('/orders/tax-document/:id/pdf')
export const packingSlip = address('/orders/:id/packing-slip')
export const receipt = address('/finances/:id/receipt')
export const creditNotePdf = address('/orders/credit-note/:id/pdf')
export const settlementStatement = address('/settlements/:id/statement')
export const commissionInvoice = address('/settlements/:id/commission-invoice')
export const commissionCreditNote = address('/settlements/:id/commission-credit-note')
export const robots = address('/robots.txt')
export const sitemap = address('/sitemap.xml')
export const chatMessages = address('/chat/:id/messages')
export const statementFile = address('/finances/statement/:format?month')
export const viewAs = address('/auth/view-as')
export const manifest = address('/manifest.webmanifest')
