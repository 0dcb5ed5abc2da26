import { Readable } from 'node:stream'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Cell, Spreadsheet } from './cell.ts'
import { cellStyles, contentTypes, escapeXml, relations, styles, workbookRelations, workbookXml } from './xlsx-parts.ts'

/**
 * A spreadsheet as a stream of an Excel workbook with one sheet: the header row is frozen, numbers are numbers, dates are dates,
 * amounts have two decimals, and `rtl` makes the sheet run from right to left. Text is never a formula.
 */
export const writeXlsx = (spreadsheet: Spreadsheet): Readable => Readable.from(chunks(spreadsheet))

async function* chunks({ name, rtl, header, batches }: Spreadsheet): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const open = (path: string): ZipDeflate => {
    const part = new ZipDeflate(path, { level: 6 })
    zip.add(part)
    return part
  }
  const fixed = { '[Content_Types].xml': contentTypes, '_rels/.rels': relations, 'xl/_rels/workbook.xml.rels': workbookRelations }
  for (const [path, xml] of Object.entries({ ...fixed, 'xl/workbook.xml': workbookXml(name), 'xl/styles.xml': styles }))
    open(path).push(strToU8(xml), true)
  const worksheet = open('xl/worksheets/sheet1.xml')
  worksheet.push(strToU8(opening(header, rtl)))
  for await (const rows of batches) {
    worksheet.push(strToU8(rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('')))
    yield* ready.splice(0)
  }
  worksheet.push(strToU8('</sheetData></worksheet>'), true)
  zip.end()
  yield* ready.splice(0)
}

const opening = (head: readonly string[], rtl: boolean): string =>
  [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<sheetViews><sheetView${rtl ? ' rightToLeft="1"' : ''} workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${head.map((title, index) => `<col min="${index + 1}" max="${index + 1}" width="${widthOf(title)}" customWidth="1"/>`).join('')}</cols>`,
    `<sheetData><row>${head.map((title) => inline(title, 1)).join('')}</row>`,
  ].join('')

const widthOf = (title: string): number => Math.min(40, Math.max(14, title.length + 4))

function cellOf({ text, number, format }: Cell): string {
  if (number !== undefined) return `<c${format ? ` s="${cellStyles[format]}"` : ''}><v>${number}</v></c>`
  return text === '' ? '<c/>' : inline(text, 0)
}

const inline = (text: string, style: number): string =>
  `<c t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
