import { compilePdf } from './compile-template.ts'

/** The process in which `renderPdf` compiles its documents, one at a time. It ends with the server. */
export type PdfRequest = { template: string; data: string }
export type PdfResponse = { pdf: Uint8Array } | { error: string }

const respond = (response: PdfResponse) => process.send?.(response)

process.on('message', ({ template, data }: PdfRequest) => {
  try {
    respond({ pdf: compilePdf(template, data) })
  } catch (error) {
    respond({ error: error instanceof Error ? error.message : String(error) })
  }
})
// The server ends this process when its own requests are answered, also when a terminal or a supervisor signals both.
process.on('SIGTERM', () => {})
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit(0))
